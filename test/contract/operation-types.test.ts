import { expectTypeOf, test } from "vitest";
import type { NarrowTerm } from "../../src/contract/narrow.ts";
import type {
  OperationAnswer,
  OperationInput,
  OperationParams,
} from "../../src/contract/operation-types.ts";

test("decoded parameters have their defaults, the rest may be absent", () => {
  expectTypeOf<OperationParams<"get-user">>().toEqualTypeOf<{
    user_id: number;
    include_custom_profile_fields: boolean;
    client_gravatar: boolean;
  }>();
  expectTypeOf<OperationParams<"set-typing-status">>().toEqualTypeOf<{
    type: "direct" | "stream";
    op: "start" | "stop";
    to?: number[];
    stream_id?: number;
    topic?: string;
  }>();
  expectTypeOf<OperationParams<"get-own-user">>().toEqualTypeOf<{}>();
});

test("converted parameters have the type of their result", () => {
  expectTypeOf<
    OperationParams<"send-message">["to"]
  >().toEqualTypeOf<unknown>();
  expectTypeOf<
    OperationParams<"get-messages">["num_before"]
  >().toEqualTypeOf<number>();
  expectTypeOf<
    NonNullable<OperationParams<"get-messages">["narrow"]>
  >().toExtend<readonly NarrowTerm[]>();
});

test("a caller may leave out what has a default", () => {
  expectTypeOf<{ user_id: number }>().toExtend<OperationInput<"get-user">>();
  expectTypeOf<{ num_before: number; num_after: number; narrow: [{ operator: "is"; operand: "dm" }, ["topic", "a"]] }>().toExtend<OperationInput<"get-messages">>(); // prettier-ignore
  expectTypeOf<{}>().not.toExtend<OperationInput<"get-user">>();
});

test("answers come without the envelope's own fields", () => {
  expectTypeOf<OperationAnswer<"get-stream-id">>().toEqualTypeOf<{
    stream_id: number;
  }>();
  expectTypeOf<OperationAnswer<"delete-queue">>().toEqualTypeOf<{}>();
  expectTypeOf<
    OperationAnswer<"get-own-user">["role"]
  >().toEqualTypeOf<number>();
});
