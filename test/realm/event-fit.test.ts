import { describe, expect, test } from "vitest";
import { fitToQueue } from "../../src/realm/event-fit.ts";
import {
  NO_CAPABILITIES,
  type ClientCapabilities,
  type QueueOptions,
} from "../../src/realm/event-queue.ts";

function optionsOf(
  given: Partial<Omit<QueueOptions, "capabilities">> & {
    capabilities?: Partial<ClientCapabilities>;
  } = {},
): QueueOptions {
  return {
    user_id: 9,
    client: "test",
    apply_markdown: false,
    client_gravatar: false,
    slim_presence: false,
    all_public_streams: false,
    event_types: null,
    narrow: [],
    lifespan_secs: 600,
    pronouns_as_text: false,
    ...given,
    capabilities: { ...NO_CAPABILITIES, ...given.capabilities },
  };
}

describe("event types", () => {
  const event = { type: "reaction" };

  test("null lets every type through", () => {
    expect(fitToQueue(optionsOf(), event)).toEqual([event]);
  });

  test("a list lets only its types through, an empty one none", () => {
    const passed = [["reaction", "typing"], ["typing"], []].map(
      (event_types) => fitToQueue(optionsOf({ event_types }), event).length,
    );
    expect(passed).toEqual([1, 0, 0]);
  });

  test("muted_topics is left out where user_topic is asked for by name", () => {
    const muted = { type: "muted_topics" };
    const passed = [null, ["muted_topics"], ["muted_topics", "user_topic"]].map(
      (event_types) => fitToQueue(optionsOf({ event_types }), muted).length,
    );
    expect(passed).toEqual([1, 1, 0]);
  });
});

describe("capabilities", () => {
  test("typing in a stream needs one, typing to people does not", () => {
    const direct = { type: "typing", recipients: [] };
    const stream = { type: "typing", stream_id: 4 };
    const able = optionsOf({
      capabilities: { stream_typing_notifications: true },
    });
    expect(fitToQueue(optionsOf(), direct)).toEqual([direct]);
    expect(fitToQueue(optionsOf(), stream)).toEqual([]);
    expect(fitToQueue(able, stream)).toEqual([stream]);
  });

  test.each(["update_display_settings", "update_global_notifications"])(
    "%s is for clients without the settings object",
    (type) => {
      const able = optionsOf({ capabilities: { user_settings_object: true } });
      expect(fitToQueue(optionsOf(), { type })).toEqual([{ type }]);
      expect(fitToQueue(able, { type })).toEqual([]);
    },
  );

  test("deleted messages come in one event or in one each", () => {
    const event = {
      type: "delete_message",
      message_ids: [4, 5],
      message_type: "stream",
      stream_id: 1,
      topic: "lunch",
    };
    const able = optionsOf({ capabilities: { bulk_message_deletion: true } });
    expect(fitToQueue(able, event)).toEqual([event]);
    expect(fitToQueue(optionsOf(), event)).toEqual(
      [4, 5].map((message_id) => ({
        type: "delete_message",
        message_id,
        message_type: "stream",
        stream_id: 1,
        topic: "lunch",
      })),
    );
  });
});

test("slim presence has no email", () => {
  const event = { type: "presence", user_id: 9, email: "a@b.example" };
  expect(fitToQueue(optionsOf(), event)).toEqual([event]);
  expect(fitToQueue(optionsOf({ slim_presence: true }), event)).toEqual([
    { type: "presence", user_id: 9 },
  ]);
});

test("old mobile applications get pronoun fields as short text", () => {
  const event = {
    type: "custom_profile_fields",
    fields: [
      { id: 1, type: 8 },
      { id: 2, type: 5 },
    ],
  };
  expect(fitToQueue(optionsOf({ pronouns_as_text: true }), event)).toEqual([
    {
      ...event,
      fields: [
        { id: 1, type: 1 },
        { id: 2, type: 5 },
      ],
    },
  ]);
  expect(fitToQueue(optionsOf(), event)).toEqual([event]);
});
