import { describe, expect, test } from "vitest";
import {
  findSubscription,
  isSubscribed,
} from "../../src/realm/stream-access.ts";
import { streams } from "../../src/realm/streams.ts";
import { subscribe } from "../../src/realm/subscribe.ts";
import { unsubscribe } from "../../src/realm/unsubscribe.ts";
import { STREAM } from "../support/harbor-ids.ts";
import { harborRealm, person } from "../support/harbor-realm.ts";

describe("subscribing", () => {
  test("says who joined and who was in already", async () => {
    const realm = await harborRealm();
    const [max, mia] = [person(realm, "max"), person(realm, "mia")];
    const quay = realm.open(streams).require(STREAM.quay);
    const joined = await subscribe(realm, {
      people: [max, mia],
      streams: [quay],
    });
    expect(joined).toEqual({
      subscribed: [{ user: mia, stream: quay }],
      alreadySubscribed: [{ user: max, stream: quay }],
    });
    expect(isSubscribed(realm, mia.user_id, STREAM.quay)).toBe(true);
  });

  test("joins in the order in which the streams were made", async () => {
    const realm = await harborRealm();
    const mia = person(realm, "mia");
    const table = realm.open(streams);
    await subscribe(realm, {
      people: [mia],
      streams: [table.require(STREAM.empty), table.require(STREAM.quay)],
    });
    const ids = [STREAM.quay, STREAM.empty].map(
      (id) => findSubscription(realm, mia.user_id, id)!.id,
    );
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });
});

describe("unsubscribing", () => {
  test("keeps the ended subscription", async () => {
    const realm = await harborRealm();
    const max = person(realm, "max");
    const quay = realm.open(streams).require(STREAM.quay);
    const before = findSubscription(realm, max.user_id, STREAM.quay);
    await unsubscribe(realm, [max], [quay]);
    expect(findSubscription(realm, max.user_id, STREAM.quay)).toMatchObject({
      ...before,
      active: false,
    });
  });

  test("ends a private stream when everybody in it leaves at once", async () => {
    const realm = await harborRealm();
    const vault = realm.open(streams).require(STREAM.vault);
    const people = [person(realm, "otto"), person(realm, "mia")];
    await unsubscribe(realm, people, [vault]);
    expect(realm.open(streams).require(STREAM.vault).deactivated).toBe(true);
  });
});
