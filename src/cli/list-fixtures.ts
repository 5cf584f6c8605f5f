import { createEmulator } from "../emulator/create-emulator.ts";
import { EXIT } from "./failure.ts";
import { toTable } from "./table.ts";

/** Prints the built-in realms. */
export async function listFixtures({
  json,
}: {
  json?: boolean;
}): Promise<number> {
  const { fixtures } = createEmulator();
  console.log(
    json
      ? JSON.stringify({ fixtures })
      : toTable(fixtures.map(({ name, summary }) => [name, summary])),
  );
  return EXIT.OK;
}
