import { reportFailure } from "./failure.ts";
import { runProgram } from "./program.ts";

// A reader such as `head` closes the pipe when it has read enough.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

/** The command `chat-emulator`. */
try {
  process.exitCode = await runProgram(process.argv, process.env);
} catch (error) {
  process.exitCode = reportFailure(error);
}
