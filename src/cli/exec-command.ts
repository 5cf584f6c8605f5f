import { spawn } from "node:child_process";
import { constants } from "node:os";
import { UsageError } from "../usage-error.ts";
import { EXIT } from "./failure.ts";
import { loginsOf } from "./logins.ts";
import type { ServerFlags } from "./options.ts";
import { serve } from "./serve.ts";
import { exportTo, requireWritable } from "./snapshot-file.ts";
import { writeZuliprc } from "./zuliprc.ts";

/**
 * Serves while a command runs; answers its exit code.
 *
 * The command finds `CHAT_EMULATOR_URL`, `CHAT_EMULATOR_EMAIL` and `CHAT_EMULATOR_API_KEY` of the realm's first owner,
 * and `CHAT_EMULATOR_ZULIPRC`, a file with the three, in its environment.
 *
 * Chosen: a free port unless one is asked for, so that two runs do not meet.
 */
export async function execCommand(
  command: readonly string[],
  flags: ServerFlags,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  await requireWritable(flags.exportOnExit);
  const { server, emulator, realm } = await serve(flags, {
    port: flags.port ?? 0,
    shutdown: () => undefined,
  });
  try {
    const account = loginsOf(realm)[0]?.account;
    if (!account)
      throw new UsageError("NO_LOGIN", `realm ${realm.name} has nobody active`);
    const zuliprc = await writeZuliprc(server.url, account);
    try {
      return await run(command, {
        ...env,
        CHAT_EMULATOR_URL: server.url,
        CHAT_EMULATOR_EMAIL: account.delivery_email,
        CHAT_EMULATOR_API_KEY: account.api_key,
        CHAT_EMULATOR_ZULIPRC: zuliprc.path,
      });
    } finally {
      await zuliprc.remove();
    }
  } finally {
    await server.close();
    await exportTo(flags.exportOnExit, realm);
    emulator.close();
  }
}

function run(
  [name, ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(name!, args, {
      env,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    // In a terminal the command gets Ctrl-C by itself; on a second signal many programs quit at once.
    const interrupt = () => {
      if (!process.stdin.isTTY) pass("SIGINT");
    };
    process.on("SIGINT", interrupt).on("SIGTERM", pass).on("SIGHUP", pass);
    child.on("error", (error: NodeJS.ErrnoException) => {
      const isThere = error.code !== "ENOENT";
      console.error(
        isThere
          ? `chat-emulator: the command '${name}' cannot be run (${error.code})`
          : `chat-emulator: there is no command '${name}'`,
      );
      resolve(isThere ? EXIT.NOT_RUNNABLE : EXIT.NO_SUCH_COMMAND);
    });
    child.on("exit", (code, signal) => {
      // As shells say that a signal ended it.
      resolve(code ?? 128 + constants.signals[signal!]);
    });
  });
}
