import connect from "zulip-js";
import { expect, test } from "vitest";
import { startCommand } from "../support/command.ts";

test("two clients of zulip-js talk to each other", async () => {
  const command = startCommand(["--port", "0", "--json", "--strict"]);
  const realm = await command.ready();
  const { users } = JSON.parse(command.stdout) as {
    users: { role: string; email: string; api_key: string }[];
  };
  const login = (role: string) => {
    const { email, api_key } = users.find((user) => user.role === role)!;
    return connect({ username: email, apiKey: api_key, realm });
  };
  const [sender, receiver] = await Promise.all([
    login("owner"),
    login("member"),
  ]);
  const [from, to] = await Promise.all([
    sender.users.me.getProfile(),
    receiver.users.me.getProfile(),
  ]);

  // A stream that both are in.
  const streamsOf = async (client: typeof sender) => {
    const answer = await client.streams.subscriptions.retrieve();
    return answer.subscriptions as { name: string; stream_id: number }[];
  };
  const theirs = await streamsOf(receiver);
  const stream = (await streamsOf(sender)).find(({ stream_id }) =>
    theirs.some((other) => other.stream_id === stream_id),
  )!;

  const queue = await receiver.queues.register({
    event_types: ["message", "typing"],
  });
  expect(queue).toMatchObject({
    result: "success",
    zulip_feature_level: 237,
    last_event_id: -1,
  });
  let last_event_id = queue.last_event_id as number;
  const { queue_id } = queue;
  /** The next event, by a long poll that begins before what it waits for is done. */
  const nextEvent = async (act: () => Promise<unknown>) => {
    const poll = receiver.events.retrieve({ queue_id, last_event_id });
    expect(await act()).toMatchObject({ result: "success", msg: "" });
    const { result, events } = await poll;
    expect(result).toBe("success");
    expect(events).toHaveLength(1);
    last_event_id = events[0].id;
    return events[0];
  };

  const streamMessage = await nextEvent(() =>
    sender.messages.send({
      to: stream.name,
      type: "stream",
      topic: "real clients",
      content: "Hello **stream**",
    }),
  );
  expect(streamMessage).toMatchObject({
    type: "message",
    id: 0,
    message: {
      type: "stream",
      sender_id: from.user_id,
      sender_full_name: from.full_name,
      stream_id: stream.stream_id,
      display_recipient: stream.name,
      subject: "real clients",
      content: "Hello **stream**",
      client: "node-fetch",
    },
    flags: [],
  });

  const typing = await nextEvent(() =>
    sender.typing.send({ to: [to.user_id], op: "start" }),
  );
  expect(typing).toMatchObject({
    type: "typing",
    id: 1,
    op: "start",
    message_type: "direct",
    sender: { user_id: from.user_id, email: from.email },
  });
  expect(typing.recipients).toEqual(
    expect.arrayContaining([
      { user_id: from.user_id, email: from.email },
      { user_id: to.user_id, email: to.email },
    ]),
  );

  const directMessage = await nextEvent(() =>
    sender.messages.send({
      to: [to.email],
      type: "private",
      content: "Hello *you*",
    }),
  );
  expect(directMessage).toMatchObject({
    type: "message",
    id: 2,
    message: {
      type: "private",
      sender_id: from.user_id,
      subject: "",
      content: "Hello *you*",
    },
  });
  expect(
    directMessage.message.display_recipient.map(
      (one: { id: number }) => one.id,
    ),
  ).toEqual(expect.arrayContaining([from.user_id, to.user_id]));

  const fetched = await receiver.messages.retrieve({
    anchor: "newest",
    num_before: 1,
    num_after: 0,
  });
  expect(fetched.messages[0]).toMatchObject({
    id: directMessage.message.id,
    content: "<p>Hello <em>you</em></p>",
  });

  // Parameters of PATCH and DELETE travel in the query string.
  expect(await receiver.queues.deregister({ queue_id })).toEqual({
    result: "success",
    msg: "",
  });
  expect(
    await receiver.events.retrieve({ queue_id, last_event_id }),
  ).toMatchObject({ result: "error", code: "BAD_EVENT_QUEUE_ID", queue_id });
});
