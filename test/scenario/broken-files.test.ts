import { describe, expect, test } from "vitest";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import { UsageError } from "../../src/usage-error.ts";
import { stateOf } from "../support/state-of.ts";

/** One broken file: its text after the first two lines, and every mistake as `line: part of the message; part of the remedy`. */
interface Row {
  readonly name: string;
  readonly text: string;
  readonly mistakes: readonly string[];
}

const HEAD = "name: broken\nsummary: A scenario with something wrong in it.\n";

const ROWS: readonly Row[] = [
  {
    name: "a tab as indentation",
    text: "rules:\n\t- on: send-message",
    mistakes: ["4: a tab indents this line; indent with spaces"],
  },
  {
    name: "a key twice",
    text: "rules: []\nrules: []",
    mistakes: ["4: this key appears twice; remove one"],
  },
  {
    name: "an unknown key at the top",
    text: "rulez: []",
    mistakes: ['3: unknown key "rulez"; write "rules"'],
  },
  {
    name: "rules that are no list",
    text: "rules: { on: send-message }",
    mistakes: ["3: rules is a group of keys; write a list"],
  },
  {
    name: "an unknown operation",
    text: "rules:\n  - on: send-mesage\n    then: { delay: 1s }",
    mistakes: ['4: there is no operation "send-mesage"; write send-message'],
  },
  {
    name: "one unknown operation of a list",
    text: "rules:\n  - on: [send-message, get-message, fetch-mail]\n    then: { delay: 1s }",
    mistakes: ['4: there is no operation "fetch-mail"'],
  },
  {
    name: "rules of which one is broken, and everything in the others too",
    text: "rules:\n  - on: send-message\n    then: { delay: soon }\n  - on: send-mesage\n    then: { delay: 1s }",
    mistakes: [
      "5: rules[0].then.delay",
      '6: there is no operation "send-mesage"; write send-message',
    ],
  },
  {
    name: "a misspelt question",
    text: "rules:\n  - on: send-message\n    when: { params: { content: { contain: tea } }, client: { mathces: x } }\n    then: { delay: 1s }",
    mistakes: [
      '5: "contain" asks for nothing; write contains',
      '5: "mathces" asks for nothing; write matches',
    ],
  },
  {
    name: "questions that cannot be asked",
    text: 'rules:\n  - on: send-message\n    when: { params: { content: { matches: "(" }, to: { in: general } } }\n    then: { delay: 1s }\nsteps:\n  - as: ann\n    call: get-own-user\n    expect: { role: { absent: maybe } }',
    mistakes: [
      '5: matches cannot ask for "("; write a regular expression',
      '5: in cannot ask for "general"; write a list of values',
      '10: absent cannot ask for "maybe"; write true or false',
    ],
  },
  {
    name: "events that there are not",
    text: "rules:\n  - on: send-message\n    then: { drop-event: mesage, duplicate-event: { type: [message, tiping] }, hold-event: { for: 2s, type: poll } }\nsteps:\n  - events: ann\n    of: typingg\n    expect: []",
    mistakes: [
      '5: there is no event of type "mesage"; write message',
      '5: there is no event of type "tiping"; write typing',
      '5: there is no event of type "poll"; write one such as message or typing',
      '8: there is no event of type "typingg"; write typing',
    ],
  },
  {
    name: "a rule without then",
    text: "rules:\n  - on: send-message",
    mistakes: ['4: rules[0].then is missing; add "then: …"'],
  },
  {
    name: "a rule that does nothing",
    text: "rules:\n  - on: send-message\n    then: {}",
    mistakes: ["5: this rule does nothing; write an effect"],
  },
  {
    name: "an unknown effect",
    text: "rules:\n  - on: send-message\n    then: { dealy: 1s }",
    mistakes: ['5: unknown key "dealy" in rules[0].then; write "delay"'],
  },
  {
    name: "a delay that is not a length of time",
    text: "rules:\n  - on: send-message\n    then: { delay: soon }",
    mistakes: ["5: rules[0].then.delay"],
  },
  {
    name: "a delay whose limits are swapped",
    text: "rules:\n  - on: send-message\n    then: { delay: { min: 3s, max: 1s } }",
    mistakes: ["5: min is longer than max; swap them"],
  },
  {
    name: "an error that the operation never gives",
    text: "rules:\n  - on: get-own-user\n    then: { error: STREAM_DOES_NOT_EXIST }",
    mistakes: [
      "5: get-own-user never answers STREAM_DOES_NOT_EXIST; write one of",
    ],
  },
  {
    name: "a misspelt error code",
    text: "rules:\n  - on: send-message\n    then: { error: STREAM_DOESNT_EXIST }",
    mistakes: [
      "5: send-message never answers STREAM_DOESNT_EXIST; write one of STREAM_DOES_NOT_EXIST",
    ],
  },
  {
    name: "an example that the code does not have",
    text: "rules:\n  - on: send-message\n    then: { error: { code: BAD_REQUEST, example: empty-mesage } }",
    mistakes: [
      '5: send-message has no BAD_REQUEST called "empty-mesage"; write one of empty-message',
    ],
  },
  {
    name: "two answers at once",
    text: "rules:\n  - on: send-message\n    then: { error: BAD_REQUEST, reply: { status: 500 } }",
    mistakes: ["5: error and reply cannot both be the answer; keep one"],
  },
  {
    name: "an answer that nobody sees",
    text: "rules:\n  - on: send-message\n    then: { error: BAD_REQUEST, network: reset }",
    mistakes: [
      "5: nobody sees the answer of error after network: reset; keep one",
    ],
  },
  {
    name: "a status that is none",
    text: "rules:\n  - on: send-message\n    then: { reply: { status: 42 } }",
    mistakes: [
      "5: rules[0].then.reply.status: 42 is not a status; write one from 200 to 599",
    ],
  },
  {
    name: "part of an operation that is done at once",
    text: "rules:\n  - on: send-message\n    then: { partial: { batch: 10 } }",
    mistakes: [
      "5: only mark-all-as-read can be done in part; write on: mark-all-as-read",
    ],
  },
  {
    name: "a network effect that is unknown",
    text: "rules:\n  - on: send-message\n    then: { network: explode }",
    mistakes: [
      '5: rules[0].then.network: "explode" is not known here; write reset, timeout, empty or truncated',
    ],
  },
  {
    name: "a chance above one",
    text: "rules:\n  - on: send-message\n    chance: 10\n    then: { delay: 1s }",
    mistakes: [
      "5: rules[0].chance: 10 is not a chance; write a number above 0",
    ],
  },
  {
    name: "a count of zero",
    text: "rules:\n  - on: send-message\n    times: 0\n    then: { delay: 1s }",
    mistakes: [
      "5: rules[0].times: 0 is too small; write a whole number of at least 1",
    ],
  },
  {
    name: "a caller whom nobody knows",
    text: "rules:\n  - on: send-message\n    when: { caller: adda }\n    then: { delay: 1s }",
    mistakes: ['5: nobody is called "adda" in this realm; write ada'],
  },
  {
    name: "a role that does not exist",
    text: "rules:\n  - on: send-message\n    when: { role: captain }\n    then: { delay: 1s }",
    mistakes: ["5: rules[0].when.role"],
  },
  {
    name: "a parameter that the operation does not have",
    text: "rules:\n  - on: send-message\n    when: { params: { contents: hi } }\n    then: { delay: 1s }",
    mistakes: ['5: send-message has no parameter "contents"; write content'],
  },
  {
    name: "a state that does not exist",
    text: "states:\n  start: down\n  down: { after: 5s, goto: upp }\n  up: {}",
    mistakes: ['5: there is no state "upp"; write up'],
  },
  {
    name: "a start that is no state",
    text: "states:\n  start: donw\n  down: {}",
    mistakes: ['4: there is no state "donw"; write down'],
  },
  {
    name: "a goto without states",
    text: "rules:\n  - on: send-message\n    then: { goto: down }",
    mistakes: ['5: there is no state "down"; add states:'],
  },
  {
    name: "a state that ends into nothing",
    text: "states:\n  start: down\n  down: { after: 5s }",
    mistakes: [
      "5: after without goto never happens; add the state that follows",
    ],
  },
  {
    name: "a timeline entry that does nothing",
    text: "timeline:\n  - { after: 5s, as: ada }",
    mistakes: ["4: nothing happens here; write call: or do:"],
  },
  {
    name: "a timeline that stops the clock",
    text: "timeline:\n  - { every: 0s, as: ada, call: set-typing-status, with: { op: start } }",
    mistakes: [
      "4: every: 0s would never let the clock move on; write a length of time",
    ],
  },
  {
    name: "a timeline that waits for a poll",
    text: "timeline:\n  - { as: ada, call: get-events }",
    mistakes: [
      "4: a poll that waits would hold up the timeline; add dont_block: true",
    ],
  },
  {
    name: "a feature level that is none",
    text: "feature_level: 238",
    mistakes: [
      "3: 238 is not a feature level; write a whole number from 0 to 237",
    ],
  },
  {
    name: "a step that is two steps",
    text: "steps:\n  - { as: ada, call: get-own-user, advance: 5s }",
    mistakes: ["4: this step is call and advance at once; write one of"],
  },
  {
    name: "a step without the id in its path",
    text: "steps:\n  - { as: ada, call: get-user }",
    mistakes: ["4: get-user has user_id in its path; add with: { user_id: … }"],
  },
  {
    name: "an answer that no step keeps",
    text: "steps:\n  - { as: ada, call: get-user, with: { user_id: $made.id } }",
    mistakes: ['4: no earlier step keeps its answer as "made"; add keep: made'],
  },
  {
    name: "a stream that the realm does not have",
    text: "steps:\n  - as: ada\n    call: send-message\n    with: { type: stream, to: $stream:generral, topic: x, content: hi }",
    mistakes: ['6: there is no stream "generral" in this realm; write general'],
  },
  {
    name: "additions that do not go with the fixture",
    text: "with:\n  users:\n    ada: { role: queen }\n  colours: {}",
    mistakes: [
      '5: users.ada.role: "queen" is not known here',
      '6: unknown key "colours"',
    ],
  },
  {
    name: "several mistakes at once",
    text: "clock: tomorrow\nrules:\n  - on: fly\n    then: { delay: 1s }\nsteps:\n  - { as: ada, call: get-own-user, expect: { error: TOO_LATE } }",
    mistakes: [
      "3:",
      '5: there is no operation "fly"',
      "8: get-own-user never answers TOO_LATE",
    ],
  },
];

describe("a broken scenario file", () => {
  const emulator = createEmulator();

  test.for(ROWS)(
    "with $name is refused by line",
    async ({ text, mistakes }) => {
      const realm = await emulator.createRealm({ fixture: "lighthouse" });
      const before = JSON.stringify(stateOf(realm.state));
      const error = await realm
        .use({ text: HEAD + text, file: "broken.yaml" })
        .then(
          () => undefined,
          (thrown: unknown) => thrown,
        );
      expect(error).toBeInstanceOf(UsageError);
      const found = (error as UsageError).mistakes.map(
        ({ line, message, remedy }) => `${line}: ${message}; ${remedy}`,
      );
      expect(found).toHaveLength(mistakes.length);
      for (const [index, mistake] of mistakes.entries()) {
        for (const part of mistake.split("; "))
          expect(found[index]).toContain(part);
        expect(found[index]).toMatch(new RegExp(`^${mistake.split(":")[0]}:`));
        expect(found[index], "names a remedy").not.toMatch(/undefined$/);
      }
      expect((error as UsageError).mistakes[0]?.file).toBe("broken.yaml");
      expect(JSON.stringify(stateOf(realm.state))).toBe(before);
      expect(realm.rules).toBeUndefined();
      emulator.removeRealm(realm);
    },
  );
});
