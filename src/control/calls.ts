import { badControlRequest } from "./control-error.ts";
import { readFields } from "./fields.ts";
import { requireRealm } from "./find-realm.ts";
import { defineRoutes } from "./route.ts";

/** Acting as somebody: answers what the interface answers, status and headers included. */
export const CALL_ROUTES = defineRoutes({
  "POST /realms/{realm}/calls": async (context) => {
    const realm = requireRealm(context);
    const { as, call, ...rest } = readFields(await context.readJson(), {
      as: "text",
      call: "text",
      with: "object",
    });
    if (call === undefined) throw badControlRequest("'call' is missing");
    return await realm.ask({
      as,
      operationId: call,
      params: rest.with ?? {},
      signal: context.signal,
    });
  },
});
