import { createEmulator } from "../emulator/create-emulator.ts";
import { EXIT } from "./failure.ts";
import { toTable } from "./table.ts";

/** Prints the built-in scenarios, or the text of one. */
export async function listScenarios(
  name: string | undefined,
  { json }: { json?: boolean },
): Promise<number> {
  const { scenarios } = createEmulator();
  if (name !== undefined) {
    process.stdout.write(await scenarios.textOf(name));
    return EXIT.OK;
  }
  const list = await scenarios.list();
  console.log(
    json
      ? JSON.stringify({ scenarios: list })
      : toTable(list.map((entry) => [entry.name, entry.summary])),
  );
  return EXIT.OK;
}
