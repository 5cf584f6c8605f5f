import { createEmulator } from "../../src/emulator/create-emulator.ts";

const emulator = createEmulator({
  strict: true,
  onFailure: (failure) => console.error(failure),
});

/** A fresh realm that speaks as a server of this feature level; the caller removes it. */
export async function realmAt(level: number) {
  const realm = await emulator.createRealm({
    fixture: "lighthouse",
    feature_level: level,
  });
  return { realm, remove: () => emulator.removeRealm(realm) };
}
