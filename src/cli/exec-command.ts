import { spawn } from "node:child_process";
import { constants } from "node:os";
import { UsageError } from "../usage-error.ts";
import { EXIT } from "./failure.ts";
import { loginsOf } from "./logins.ts";
import type { ServerFlags } from "./options.ts";
import { serve } from "./serve.ts";
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
    emulator.close();
  }
}

function run(
  [name, ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(name!, args, {
      env,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    // In a terminal the command gets Ctrl-C by itself; twice would be taken for impatience.
    const interrupt = () => {
      if (!process.stdin.isTTY) pass("SIGINT");
    };
    process.on("SIGINT", interrupt).on("SIGTERM", pass).on("SIGHUP", pass);
    child.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") reject(error);
      console.error(`chat-emulator: there is no command '${name}'`);
      resolve(EXIT.NO_SUCH_COMMAND);
    });
    child.on("exit", (code, signal) => {
      // As shells say that a signal ended it.
      resolve(code ?? 128 + constants.signals[signal!]);
    });
  });
}
