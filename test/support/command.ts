import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { COMMAND_FILE } from "./command-file.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What a run of the command left behind. */
export interface Outcome {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
}

/** The command `chat-emulator` as a process of its own. */
export class RunningCommand {
  readonly child: ChildProcess;
  readonly ended: Promise<Outcome>;
  stdout = "";
  stderr = "";

  constructor(args: readonly string[], { env = {} }: CommandOptions = {}) {
    const { CI: _ci, ...inherited } = process.env;
    this.child = spawn(process.execPath, [COMMAND_FILE, ...args], {
      cwd: ROOT,
      env: { ...inherited, ...env },
      stdio: "pipe",
    });
    this.child.stdout!.on("data", (text) => (this.stdout += text));
    this.child.stderr!.on("data", (text) => (this.stderr += text));
    this.ended = new Promise((resolve) => {
      this.child.on("close", (code, signal) =>
        resolve({ code, signal, stdout: this.stdout, stderr: this.stderr }),
      );
    });
  }

  /** Waits for the ready line; answers the address in it. */
  async ready(): Promise<string> {
    const url = () =>
      /(?:ready at |"url":")(http:\/\/[^\s"]+)/.exec(this.stdout)?.[1];
    await Promise.race([
      this.ended,
      new Promise<void>((resolve) =>
        this.child.stdout!.on("data", () => url() && resolve()),
      ),
    ]);
    const found = url();
    if (found === undefined)
      throw new Error(`it did not start:\n${this.stdout}${this.stderr}`);
    return found;
  }
}

/** Starts the command; it is killed when the test is over. */
export function startCommand(
  args: readonly string[],
  options?: CommandOptions,
): RunningCommand {
  const command = new RunningCommand(args, options);
  onTestFinished(() => {
    command.child.kill("SIGKILL");
  });
  return command;
}

/** Runs the command to its end. */
export function runCommand(
  args: readonly string[],
  options?: CommandOptions,
): Promise<Outcome> {
  return startCommand(args, options).ended;
}
