import { expect, test } from "../../src/playwright/index.ts";

test.use({ realmOptions: { fixture: "duo" } });

const TESTS = 50;

for (let number = 1; number <= TESTS; number++) {
  test(`realm ${number} of ${TESTS} knows nothing of the others`, async ({
    realm,
  }) => {
    const [owner, member] = realm.users
      .filter((user) => !user.is_bot)
      .map((user) => user.handle);
    const sent = await realm.as(owner!).call("send-message", {
      type: "direct",
      to: [realm.as(member!).user.user_id],
      content: `only in ${number}`,
    });
    expect(sent.result).toBe("success");
    const found = (await realm.as(member!).call("get-messages", {
      anchor: "newest",
      num_before: 1000,
      num_after: 0,
      apply_markdown: false,
    })) as { messages: { content: string }[] };
    const marks = found.messages
      .map(({ content }) => content)
      .filter((content) => content.startsWith("only in "));
    expect(marks).toEqual([`only in ${number}`]);
  });
}
