import { createEmulator } from "../../src/emulator/create-emulator.ts";
import { timeOf, type Row } from "./report.ts";

/** A fresh realm of the default fixture, and putting one back after some use. */
export async function measureRealms(): Promise<Row[]> {
  const emulator = createEmulator();
  const realm = await emulator.createRealm();
  const owner = realm.as(realm.users[0]!.handle);
  const use = () =>
    owner.call("send-message", {
      type: "direct",
      to: [owner.user.user_id],
      content: "used",
    } as never);
  const fresh = await timeOf(200, async () => {
    emulator.removeRealm(await emulator.createRealm());
  });
  const firstCall = await timeOf(100, async () => {
    const other = await emulator.createRealm();
    await other.as(owner.user.handle).call("get-own-user");
    emulator.removeRealm(other);
  });
  const reset = await timeOf(200, async () => {
    await use();
    await realm.reset();
  });
  return [
    row("createRealm, default fixture", fresh),
    row("createRealm and a first call", firstCall),
    row("a message and reset", reset),
  ];
}

function row(what: string, milliseconds: number): Row {
  return {
    what,
    measured: `${milliseconds.toFixed(2)} ms`,
    floor: "",
    figure: milliseconds,
    unit: " ms",
    budget: { atMost: 5 },
  };
}
