import type { OperationId } from "../../src/contract/operation-types.ts";
import type { UploadedFile } from "../../src/protocol/call.ts";
import { png } from "../resources/emoji/pictures.ts";
import { withGroup } from "./arrange.ts";
import type { World } from "./describe-operation.ts";
import { STREAM } from "./harbor-ids.ts";
import { schedule } from "./schedule.ts";
import { say } from "./talk.ts";

/** A call of one of the interface's 18 endpoints that succeeds. */
export interface Endpoint {
  readonly operationId: OperationId;
  /** `olive`, the owner, when left out. */
  readonly as?: string;
  /** Brings about what the call needs; answers its parameters. */
  readonly params: (world: World) => object | Promise<object>;
  readonly files?: readonly UploadedFile[];
}

const nothing = () => ({});

/** In the interface's order. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    operationId: "send-message",
    params: () => ({
      type: "stream",
      to: "general",
      topic: "lunch",
      content: "hi",
    }),
  },
  {
    operationId: "set-typing-status",
    params: ({ as }) => ({ op: "start", to: [as("max").id] }),
  },
  {
    operationId: "update-stream",
    params: () => ({ stream_id: STREAM.general, description: "news" }),
  },
  {
    operationId: "create-custom-profile-field",
    params: () => ({ name: "Desk", field_type: 1 }),
  },
  { operationId: "get-user", params: ({ as }) => ({ user_id: as("max").id }) },
  {
    operationId: "create-user-group",
    params: ({ as }) => ({
      name: "crew",
      description: "",
      members: [as("max").id],
    }),
  },
  {
    operationId: "update-user-group",
    params: async (world) => {
      await withGroup(world);
      return { user_group_id: 9, description: "on board" };
    },
  },
  {
    operationId: "add-code-playground",
    params: () => ({
      name: "Play",
      pygments_language: "Python",
      url_template: "https://play.example/?code={code}",
    }),
  },
  { operationId: "get-own-user", params: nothing },
  {
    operationId: "delete-queue",
    params: async ({ as }) => ({
      queue_id: (await as("olive").register()).id,
    }),
  },
  { operationId: "mark-all-as-read", params: nothing },
  { operationId: "deactivate-own-user", params: nothing },
  { operationId: "get-subscriptions", params: nothing },
  {
    operationId: "deactivate-user",
    params: ({ as }) => ({ user_id: as("max").id }),
  },
  {
    operationId: "upload-custom-emoji",
    params: () => ({ emoji_name: "boat" }),
    files: [
      {
        part: "file",
        filename: "boat.png",
        contentType: "image/png",
        bytes: png(),
      },
    ],
  },
  {
    operationId: "mark-stream-as-read",
    params: () => ({ stream_id: STREAM.general }),
  },
  {
    operationId: "delete-scheduled-message",
    params: async (world) => ({
      scheduled_message_id: await schedule(world, "olive"),
    }),
  },
  {
    operationId: "get-message",
    params: async (world) => ({ message_id: await say(world, "max") }),
  },
];
