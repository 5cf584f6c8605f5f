import type { OperationId } from "../../src/contract/operation-types.ts";
import type { UploadedFile } from "../../src/protocol/call.ts";
import { png } from "../resources/emoji/pictures.ts";
import { withGroup } from "./arrange.ts";
import type { World } from "./describe-operation.ts";
import { STREAM } from "./harbor-ids.ts";
import { schedule } from "./schedule.ts";
import { say } from "./talk.ts";

/** A call of one of the interface's 18 endpoints that succeeds for whoever may make it, owners among them. */
export interface Endpoint {
  readonly operationId: OperationId;
  /** Brings about what a call of this person needs, `olive` when left out; answers its parameters. */
  readonly params: (world: World, handle?: string) => object | Promise<object>;
  readonly files?: readonly UploadedFile[];
}

const nothing = () => ({});

/** In the interface's order. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    operationId: "send-message",
    params: () => ({
      type: "stream",
      to: "quay",
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
    params: async ({ as }, handle = "olive") => ({
      queue_id: (await as(handle).register()).id,
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
    params: () => ({ emoji_name: "harbor crane" }),
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
    params: () => ({ stream_id: STREAM.quay }),
  },
  {
    operationId: "delete-scheduled-message",
    params: async (world, handle = "olive") => ({
      scheduled_message_id: await schedule(world, handle, { to: STREAM.quay }),
    }),
  },
  {
    operationId: "get-message",
    params: async (world) => ({
      message_id: await say(world, "max", { to: "quay" }),
    }),
  },
];
