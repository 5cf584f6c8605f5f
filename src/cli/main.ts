import { reportFailure } from "./failure.ts";
import { runProgram } from "./program.ts";

/** The command `chat-emulator`. */
try {
  process.exitCode = await runProgram(process.argv, process.env);
} catch (error) {
  process.exitCode = reportFailure(error);
}
