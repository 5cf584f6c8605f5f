import { Api } from "./api.ts";

interface Message {
  id: number;
  sender_full_name: string;
  subject: string;
  content: string;
  stream_id?: number;
  timestamp: number;
}

const element = <T extends HTMLElement>(id: string) =>
  document.getElementById(id) as T;
const parameters = new URLSearchParams(location.search);

let api: Api;
let server = "";
let ownId = 0;
let current: { stream_id: number; name: string } | undefined;
const shown = new Set<number>();

/** With `?mock` the page needs no server: the emulator runs inside it. */
if (parameters.has("mock")) {
  const { startMocking } = await import("./mocks.ts");
  await startMocking();
}

const login = element<HTMLFormElement>("login");
for (const name of ["server", "email", "password"]) {
  (login.elements.namedItem(name) as HTMLInputElement).value =
    parameters.get(name) ?? "";
}
login.addEventListener("submit", (submitted) => {
  submitted.preventDefault();
  start(
    Object.fromEntries(new FormData(login)) as Record<string, string>,
  ).catch((error: Error) => {
    element("login-error").textContent = error.message;
  });
});
document.body.dataset.ready = "true";

async function start(credentials: Record<string, string>): Promise<void> {
  const { email = "", password = "" } = credentials;
  server = credentials.server ?? "";
  api = await Api.login(server, email, password);
  const state = await api.post("/register", {
    apply_markdown: true,
    event_types: ["message", "typing"],
    fetch_event_types: ["realm", "realm_user", "subscription"],
    client_capabilities: {
      notification_settings_null: true,
      stream_typing_notifications: true,
    },
  });
  ownId = state.user_id;
  element("organization").textContent = state.realm_name;
  for (const stream of state.subscriptions)
    element("streams").append(streamItem(stream));
  login.hidden = true;
  element("chat").hidden = false;
  await open(state.subscriptions[0]);
  follow(state.queue_id, state.last_event_id);
}

function streamItem(stream: {
  stream_id: number;
  name: string;
  color: string;
}): HTMLElement {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.textContent = stream.name;
  button.style.setProperty("--color", stream.color);
  button.addEventListener("click", () => open(stream));
  item.append(button);
  return item;
}

async function open(stream: {
  stream_id: number;
  name: string;
}): Promise<void> {
  current = stream;
  element("stream").textContent = stream.name;
  element("messages").replaceChildren();
  shown.clear();
  const { messages } = await api.get("/messages", {
    anchor: "newest",
    num_before: 50,
    num_after: 0,
    narrow: [{ operator: "stream", operand: stream.stream_id }],
  });
  for (const message of messages) show(message);
}

function show(message: Message): void {
  if (shown.has(message.id)) return;
  shown.add(message.id);
  const item = document.createElement("li");
  const header = document.createElement("header");
  header.textContent = `${message.sender_full_name} `;
  const topic = document.createElement("small");
  topic.textContent = message.subject;
  header.append(topic);
  item.append(header, ...readContent(message.content));
  element("messages").append(item);
  item.scrollIntoView();
}

/** Addresses in a message are relative to the server, not to this page. */
function readContent(html: string): Element[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const image of body.querySelectorAll("img")) {
    image.src = new URL(image.getAttribute("src")!, server).href;
  }
  return [...body.children];
}

/** Takes events for as long as the page is open. */
async function follow(queue_id: string, last: number): Promise<void> {
  let last_event_id = last;
  for (;;) {
    const { events } = await api.get("/events", { queue_id, last_event_id });
    for (const event of events) {
      last_event_id = event.id;
      if (
        event.type === "message" &&
        event.message.stream_id === current?.stream_id
      )
        show(event.message);
      if (
        event.type === "typing" &&
        event.stream_id === current?.stream_id &&
        event.sender.user_id !== ownId
      ) {
        element("typing").textContent =
          event.op === "start" ? `${event.sender.email} is typing…` : "";
      }
    }
  }
}

const compose = element<HTMLFormElement>("compose");
const content = compose.elements.namedItem("content") as HTMLInputElement;
const topic = () =>
  (compose.elements.namedItem("topic") as HTMLInputElement).value;

content.addEventListener("input", () => {
  void api.post("/typing", {
    type: "stream",
    op: content.value ? "start" : "stop",
    stream_id: current!.stream_id,
    topic: topic(),
  });
});
compose.addEventListener("submit", async (submitted) => {
  submitted.preventDefault();
  await api.post("/messages", {
    type: "stream",
    to: current!.stream_id,
    topic: topic(),
    content: content.value,
  });
  content.value = "";
});
