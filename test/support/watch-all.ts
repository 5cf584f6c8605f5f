import type { World } from "./describe-operation.ts";
import type { CallParams } from "../../src/emulator/person.ts";

/**
 * Opens a queue for each of these people; the function that comes back gives the events since the last look, by
 * handle, without their ids.
 */
export async function watchAll(
  { as }: World,
  handles: readonly string[],
  params: CallParams<"register-queue"> | Record<string, unknown> = {},
) {
  const queues = await Promise.all(
    handles.map(
      async (handle) => [handle, await as(handle).register(params)] as const,
    ),
  );
  return async () =>
    Object.fromEntries(
      await Promise.all(
        queues.map(async ([handle, queue]) => [
          handle,
          (await queue.events()).map(withoutId),
        ]),
      ),
    );
}

function withoutId(event: Record<string, unknown>) {
  const rest = { ...event };
  delete rest.id;
  return rest;
}
