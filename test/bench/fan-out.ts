import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import { findBuilt, startScript } from "./built.ts";
import { median, type Row } from "./report.ts";
import { authorize, findOwner } from "./requests.ts";

const FLOOR = fileURLToPath(new URL("fan-out-floor.ts", import.meta.url));
const QUEUES = 1000;
const TURNS = 9;

/** A server on which polls wait, and what ends all of them. */
interface Side {
  /** Sends every poll; each answers with its body. */
  readonly wait: () => readonly Promise<string>[];
  readonly end: () => Promise<unknown>;
}

/** From one event to the last of a thousand answers, against node:http that stringifies the event for each. */
export async function measureFanOut(): Promise<Row[]> {
  const flags = ["--port", "0", "--loose", "--no-watch"];
  const emulator = await startScript([findBuilt("command.js"), ...flags]);
  const floor = await startScript(["--import", "tsx", FLOOR]);
  const agent = new Agent({ keepAlive: true });
  try {
    const sides = {
      own: await openQueues(emulator.url, agent),
      bare: openPolls(floor.url, agent),
    };
    const times = { own: [] as number[], bare: [] as number[] };
    for (let turn = 0; turn < TURNS; turn++) {
      times.bare.push(await timeOfEvent(sides.bare));
      times.own.push(await timeOfEvent(sides.own));
    }
    return [
      {
        what: `one event to ${QUEUES.toLocaleString("en")} queues`,
        measured: `${median(times.own).toFixed(0)} ms`,
        floor: `node:http ${median(times.bare).toFixed(0)} ms`,
        figure: median(times.own) / median(times.bare),
        unit: "×",
        budget: { atMost: 2 },
      },
    ];
  } finally {
    agent.destroy();
    emulator.child.kill("SIGKILL");
    floor.child.kill("SIGKILL");
  }
}

async function timeOfEvent({ wait, end }: Side): Promise<number> {
  const polls = wait();
  // Long enough for a thousand requests to arrive.
  await new Promise((resolve) => {
    setTimeout(resolve, 1500);
  });
  const start = process.hrtime.bigint();
  await Promise.all([end(), ...polls]);
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** A thousand queues of one person, who writes to itself. */
async function openQueues(url: string, agent: Agent): Promise<Side> {
  const owner = await findOwner(url);
  const headers = { Authorization: authorize(owner) };
  const call = (method: string, path: string, fields = {}) =>
    send(`${url}/api/v1${path}`, {
      agent,
      method,
      headers: {
        ...headers,
        "Content-Type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams(fields).toString(),
    });
  const queues: { id: string; last: number }[] = [];
  for (let number = 0; number < QUEUES; number++) {
    const { queue_id, last_event_id } = JSON.parse(
      await call("POST", "/register", {
        event_types: '["message"]',
        fetch_event_types: '["none"]',
      }),
    ) as { queue_id: string; last_event_id: number };
    queues.push({ id: queue_id, last: last_event_id });
  }
  return {
    wait: () =>
      queues.map(async (queue) => {
        const text = await call(
          "GET",
          `/events?queue_id=${queue.id}&last_event_id=${queue.last}`,
        );
        queue.last = (
          JSON.parse(text) as { events: { id: number }[] }
        ).events.at(-1)!.id;
        return text;
      }),
    end: () =>
      call("POST", "/messages", {
        type: "direct",
        to: `[${owner.user_id}]`,
        content: "Hello **everybody**",
      }),
  };
}

function openPolls(url: string, agent: Agent): Side {
  const ask = (method: string) => send(url, { agent, method });
  return {
    wait: () => Array.from({ length: QUEUES }, () => ask("GET")),
    end: () => ask("POST"),
  };
}

function send(
  url: string,
  {
    body = "",
    ...options
  }: {
    agent: Agent;
    method: string;
    headers?: Record<string, string>;
    body?: string;
  },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () => resolve(text));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
