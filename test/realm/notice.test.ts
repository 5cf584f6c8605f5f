import { describe, expect, test } from "vitest";
import { FLAG } from "../../src/realm/message-flags.ts";
import { sendNotice, silently } from "../../src/realm/notice.ts";
import { streams } from "../../src/realm/streams.ts";
import { STREAM } from "../support/harbor-ids.ts";
import { harborRealm, person } from "../support/harbor-realm.ts";

describe("a notice", () => {
  test("is a message of the notification bot to a stream", async () => {
    const realm = await harborRealm();
    const stream = realm.open(streams).require(STREAM.core);
    const message = await sendNotice(realm, {
      to: { kind: "stream", stream, topic: "stream events" },
      content: `${silently(person(realm, "olive"))} did it.`,
    });
    expect(message).toMatchObject({
      stream_id: STREAM.core,
      subject: "stream events",
      client: "Internal",
    });
    expect(message.rendered_content).toContain('class="user-mention silent"');
    expect(realm.copies(person(realm, "max").user_id).get(message.id)).toBe(0);
  });

  test("is read for those who know of it already", async () => {
    const realm = await harborRealm();
    const stream = realm.open(streams).require(STREAM.core);
    const max = person(realm, "max").user_id;
    const olive = person(realm, "olive").user_id;
    const { id } = await sendNotice(realm, {
      to: { kind: "stream", stream, topic: "stream events" },
      content: "Done.",
      readBy: [max],
    });
    expect(realm.copies(max).get(id)).toBe(FLAG.read);
    expect(realm.copies(olive).get(id)).toBe(0);
  });

  test("goes to a person directly", async () => {
    const realm = await harborRealm();
    const max = person(realm, "max");
    const message = await sendNotice(realm, {
      to: { kind: "direct", people: [max] },
      content: "Hello.",
    });
    expect(message.stream_id).toBeNull();
    expect(message.user_ids).toContain(max.user_id);
    expect(message.user_ids).toHaveLength(2);
  });

  test("reaches streams where only administrators post", async () => {
    const realm = await harborRealm();
    const stream = realm.open(streams).require(STREAM.news);
    await sendNotice(realm, {
      to: { kind: "stream", stream, topic: "t" },
      content: "News.",
    });
    expect(realm.open(streams).require(STREAM.news).first_message_id).toBe(1);
  });

  test("keeps the first message's id when the record given is older", async () => {
    const realm = await harborRealm();
    const stream = realm.open(streams).require(STREAM.news);
    const to = { kind: "stream", stream, topic: "t" } as const;
    const first = await sendNotice(realm, { to, content: "One." });
    await sendNotice(realm, { to, content: "Two." });
    expect(realm.open(streams).require(STREAM.news).first_message_id).toBe(
      first.id,
    );
  });
});
