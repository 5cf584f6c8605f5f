import { describe, expect, test } from "vitest";
import { deleteMessages } from "../../src/realm/delete-messages.ts";
import { messages } from "../../src/realm/messages.ts";
import { sendNotice } from "../../src/realm/notice.ts";
import { streams } from "../../src/realm/streams.ts";
import { topicsOf } from "../../src/realm/topics.ts";
import { STREAM } from "../support/harbor-ids.ts";
import { harborRealm, person } from "../support/harbor-realm.ts";

describe("deleting messages", () => {
  test("takes them from everybody's copies", async () => {
    const realm = await harborRealm();
    const stream = realm.open(streams).require(STREAM.core);
    const message = await sendNotice(realm, {
      to: { kind: "stream", stream, topic: "t" },
      content: "Hello.",
    });
    const max = person(realm, "max");
    expect(realm.copies(max.user_id).unreadCount).toBe(1);
    await deleteMessages(realm, [message]);
    expect(realm.open(messages).has(message.id)).toBe(false);
    expect(realm.copies(max.user_id).unreadCount).toBe(0);
    expect(topicsOf(realm, max, stream)).toEqual([]);
  });

  test("takes a direct message from both", async () => {
    const realm = await harborRealm();
    const max = person(realm, "max");
    const message = await sendNotice(realm, {
      to: { kind: "direct", people: [max] },
      content: "Hello.",
    });
    await deleteMessages(realm, [message]);
    expect(realm.copies(max.user_id).get(message.id)).toBeUndefined();
    expect(realm.copies(message.sender_id).get(message.id)).toBeUndefined();
  });

  test("does nothing for no messages", async () => {
    const realm = await harborRealm();
    await expect(deleteMessages(realm, [])).resolves.toBeUndefined();
  });
});
