import type { WantedPeople, WantedStream } from "../../realm/outgoing-rules.ts";
import {
  forgeryRefused,
  mirroringByIdRefused,
  mirroringRefused,
  missingSender,
} from "./errors.ts";

/** Clients that bring messages over from other chat systems. Source: platform 6.1. */
const MIRRORS = [
  "zephyr_mirror",
  "irc_mirror",
  "jabber_mirror",
  "JabberMirror",
];

/**
 * Refuses to send as somebody else: nobody has that right here.
 *
 * Source: messages 4.1, `sender` and `forged`; platform 6.1. Chosen: a mirror's direct message is refused as one that
 * cannot be mirrored, because no other chat system is known here.
 */
export function requireOwnMessage(
  to: WantedStream | WantedPeople,
  {
    client,
    sender,
    forged,
  }: {
    client: string;
    sender: string | undefined;
    forged: string | undefined;
  },
): void {
  if (forged === "yes" || forged === "true") throw forgeryRefused();
  if (MIRRORS.includes(client)) {
    if (sender === undefined) throw missingSender();
    if (to.kind === "stream") throw forgeryRefused();
    if (to.named.some((name) => typeof name === "number"))
      throw mirroringByIdRefused();
    throw mirroringRefused();
  }
  if (sender !== undefined) throw mirroringRefused();
}
