import { DONE, jsonAnswer } from "./answers.ts";
import { badControlRequest, notFound } from "./control-error.ts";
import { requireRealm } from "./find-realm.ts";
import { defineRoutes } from "./route.ts";

/** Single rules on a running realm, in the format of a scenario's; they end by themselves. */
export const FAULT_ROUTES = defineRoutes({
  "GET /realms/{realm}/faults": (context) =>
    jsonAnswer(200, {
      faults: (requireRealm(context).rules?.faults ?? []).map(present),
    }),
  "POST /realms/{realm}/faults": async (context) => {
    const realm = requireRealm(context);
    const fault = await realm.addFault(await context.readText());
    return jsonAnswer(201, present(fault));
  },
  "DELETE /realms/{realm}/faults": (context) => {
    requireRealm(context).rules?.removeFaults();
    return DONE;
  },
  "DELETE /realms/{realm}/faults/{id}": (context) => {
    const { id } = context.path;
    if (!/^\d+$/.test(id!))
      throw badControlRequest(`'${id}' is not the number of a fault`);
    if (!requireRealm(context).rules?.removeFault(Number(id)))
      throw notFound(`There is no fault ${id} any more`);
    return DONE;
  },
});

type Fault = Awaited<ReturnType<ReturnType<typeof requireRealm>["addFault"]>>;

function present({ id, active: { rule, seen, fired } }: Fault) {
  return { id, ...rule, seen, fired };
}
