import { Control } from "../control/control.ts";
import { notFound } from "../control/control-error.ts";
import type { Emulator } from "../emulator/emulator.ts";
import { PACKAGE_VERSION } from "../version.ts";

/** The control endpoints of an emulator in a page, which has no files; `host` is the one that the page calls. */
export function createPageControl(emulator: Emulator, host: string): Control {
  return new Control(emulator, {
    version: PACKAGE_VERSION,
    readDocument: (name) => {
      throw notFound(
        `${name} is not kept in a page; it is in the package as chat-emulator/${name}`,
      );
    },
    guard: { hosts: [host] },
  });
}
