import type { GivenScenario } from "../emulator/scenarios.ts";
import { isFile, readTextFile } from "./files.ts";

/** A scenario as the command line names it: a built-in one, or a file. */
export async function readScenario(given: string): Promise<GivenScenario> {
  if (!isFile(given)) return given;
  return {
    text: await readTextFile(
      given,
      "name a YAML file, or a scenario of 'chat-emulator scenarios'",
    ),
    file: given,
  };
}
