import type { Emulator } from "../../src/emulator/emulator.ts";
import type { EmulatedRealm } from "../../src/emulator/emulated-realm.ts";
import type { Call } from "../../src/protocol/call.ts";
import { EMPTY_FORM } from "../../src/protocol/call.ts";
import { credentialsOf } from "../../src/emulator/person.ts";
import { users } from "../../src/realm/users.ts";
import { createLargeRealm } from "./many-messages.ts";
import { timeOf, type Row } from "./report.ts";

const SMALL = 1000;
const LARGE = 100_000;
const CALLS = 500;
const TURNS = 15;

interface Sized {
  readonly count: number;
  readonly emulator: Emulator;
  readonly realm: EmulatedRealm;
}

/** What a call costs among 100,000 messages, against 1,000. */
export async function measureScale(): Promise<Row[]> {
  const small = { count: SMALL, ...(await createLargeRealm(SMALL)) };
  const large = { count: LARGE, ...(await createLargeRealm(LARGE)) };
  const compare = async (what: string, call: CallMaker): Promise<Row> => {
    await callMany(small, call);
    await callMany(large, call);
    const few = await timeOf(TURNS, () => callMany(small, call));
    const many = await timeOf(TURNS, () => callMany(large, call));
    return {
      what: `${what}: ${LARGE.toLocaleString("en")} messages`,
      measured: `${((many / CALLS) * 1000).toFixed(1)} µs`,
      floor: `${SMALL.toLocaleString("en")} messages ${((few / CALLS) * 1000).toFixed(1)} µs`,
      figure: many / few,
      unit: "×",
      budget: { atMost: 1.3 },
    };
  };
  return [
    await compare("GET /messages/{id}", ({ count }, number) => ({
      method: "GET",
      path: `/api/v1/messages/${1 + ((number * 7919) % count)}`,
    })),
    await compare("GET /messages, 100 newest", () => ({
      method: "GET",
      path: "/api/v1/messages",
      query: "anchor=newest&num_before=100&num_after=0",
    })),
    await compare("POST /messages", (_sized, number) => ({
      method: "POST",
      path: "/api/v1/messages",
      fields: [
        ["type", "stream"],
        ["to", "[1]"],
        ["topic", "bench"],
        ["content", `number ${number}`],
      ],
    })),
  ];
}

type CallMaker = (
  sized: Sized,
  number: number,
) => Pick<Call, "method" | "path"> & {
  readonly query?: string;
  readonly fields?: readonly (readonly [string, string])[];
};

async function callMany(sized: Sized, make: CallMaker): Promise<void> {
  const { emulator, realm } = sized;
  const user = realm.state.open(users).firstBy("handle", "max")!;
  const authorization = credentialsOf(realm.state, user);
  for (let number = 0; number < CALLS; number++) {
    const { method, path, query = "", fields } = make(sized, number);
    const answer = await emulator.handle({
      method,
      path,
      query,
      header: (name) => (name === "authorization" ? authorization : undefined),
      form: fields ? { fields, files: [] } : EMPTY_FORM,
    });
    if (answer.status !== 200) throw new Error(String(answer.body));
  }
}
