import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Account } from "../emulator/accounts.ts";

/** A file of credentials, as the clients for the reference server read it. */
export interface Zuliprc {
  readonly path: string;
  /** Removes the file and its folder. */
  remove(): Promise<void>;
}

/** Writes credentials to a temporary file that only this account can read. */
export async function writeZuliprc(
  url: string,
  { delivery_email, api_key }: Account,
): Promise<Zuliprc> {
  const folder = await mkdtemp(join(tmpdir(), "chat-emulator-"));
  const path = join(folder, "zuliprc");
  const text = `[api]\nemail=${delivery_email}\nkey=${api_key}\nsite=${url}\n`;
  await writeFile(path, text, { mode: 0o600 });
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
}
