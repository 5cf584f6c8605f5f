import { Emulator } from "../../src/emulator/emulator.ts";
import type { EmulatedRealm } from "../../src/emulator/emulated-realm.ts";
import { FLAG } from "../../src/realm/message-flags.ts";
import { messages } from "../../src/realm/messages.ts";
import type { Realm } from "../../src/realm/realm.ts";
import { createUser } from "../../src/realm/founding.ts";
import { subscriptions } from "../../src/realm/subscriptions.ts";
import { users } from "../../src/realm/users.ts";
import { fillHarbor } from "../support/harbor.ts";

/**
 * A realm with so many messages in the stream `general`, of which all its people have a copy, and each of `more`
 * others of every third.
 */
export async function createLargeRealm(
  count: number,
  more = 0,
): Promise<{ emulator: Emulator; realm: EmulatedRealm }> {
  const emulator = new Emulator(async (realm) => {
    await fillHarbor(realm);
    await fill(realm, count, more);
  });
  return { emulator, realm: await emulator.createRealm({ fixture: "big" }) };
}

async function fill(realm: Realm, count: number, more: number): Promise<void> {
  const readers = realm
    .open(subscriptions)
    .by("active_of_stream", 1)
    .map(({ user_id }) => user_id);
  const others: number[] = [];
  for (let number = 0; number < more; number++) {
    const handle = `reader${number}`;
    const { user_id } = await createUser(realm, {
      handle,
      full_name: handle,
      delivery_email: `${handle}@harbor.example`,
    });
    others.push(user_id);
  }
  const sender = realm.open(users).firstBy("handle", "max")!;
  const table = realm.open(messages);
  for (let number = 0; number < count; number++) {
    const id = realm.nextId("message");
    await table.create({
      id,
      sender_id: sender.user_id,
      recipient_id: 1,
      stream_id: 1,
      subject: `topic ${number % 100}`,
      user_ids: null,
      content: `Message number ${number}`,
      rendered_content: `<p>Message number ${number}</p>`,
      timestamp: realm.clock.seconds() - count + number,
      client: "website",
      is_me_message: false,
      has_link: false,
      has_image: false,
      has_attachment: false,
      last_edit_timestamp: null,
      edit_history: [],
      reactions: [],
      submessages: [],
    });
    for (const reader of readers) realm.copies(reader).set(id, FLAG.read);
    for (let other = number % 3; other < others.length; other += 3)
      realm.copies(others[other]!).set(id, FLAG.read);
  }
}
