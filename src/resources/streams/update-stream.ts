import {
  changeDescription,
  changePermissions,
  changePostPolicy,
  changeRemoversGroup,
  changeRetention,
  renameStream,
} from "../../realm/change-stream.ts";
import {
  addDefaultStream,
  removeDefaultStream,
} from "../../realm/default-streams.ts";
import { defineOperation } from "../operation.ts";
import { planStreamUpdate } from "./plan-stream-update.ts";

/**
 * Changes a stream, all of what is asked or nothing, and posts notices about it in the stream.
 *
 * Params: stream_id; description, new_name, is_private, is_web_public, history_public_to_subscribers,
 *   is_default_stream, stream_post_policy, message_retention_days, can_remove_subscribers_group.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for the stream, names, groups and permissions that do not go together;
 *   UNAUTHORIZED_PRINCIPAL; REQUEST_VARIABLE_INVALID for a value that is no retention period.
 * Source: interface, endpoint 3; organization 4.8; events 5.3 for the order. Atomic: decisions.
 */
export const updateStream = defineOperation(
  "update-stream",
  async ({ realm, caller, params }) => {
    const plan = planStreamUpdate(realm, caller, params);
    let { stream } = plan;
    if (plan.permissions)
      stream = await changePermissions(realm, caller, stream, plan.permissions);
    if (plan.isDefault === true)
      await addDefaultStream(realm, stream.stream_id);
    if (plan.isDefault === false)
      await removeDefaultStream(realm, stream.stream_id);
    if (plan.retention !== undefined)
      stream = await changeRetention(realm, caller, stream, plan.retention);
    if (plan.description !== undefined)
      stream = await changeDescription(realm, caller, stream, plan.description);
    if (plan.name !== undefined)
      stream = await renameStream(realm, caller, stream, plan.name);
    if (plan.postPolicy !== undefined)
      stream = await changePostPolicy(realm, caller, stream, plan.postPolicy);
    if (plan.removersGroup !== undefined)
      await changeRemoversGroup(realm, stream, plan.removersGroup);
    return {};
  },
);
