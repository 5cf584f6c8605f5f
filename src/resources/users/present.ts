import { canAccessUser } from "../../realm/user-access.ts";
import { toUserObject } from "../../realm/user-object.ts";
import type { User } from "../../realm/users.ts";
import { insufficientPermission, noSuchUser } from "../errors.ts";
import type { OperationContext } from "../operation.ts";

/** The answer with one user, however it was found; refuses what the caller may not see. */
export function presentUser(
  {
    realm,
    caller,
    params,
  }: OperationContext<"get-user"> | OperationContext<"get-user-by-email">,
  user: User | undefined,
) {
  if (!user || user.is_system_bot) throw noSuchUser();
  if (!canAccessUser(realm, caller, user)) throw insufficientPermission();
  return {
    user: toUserObject(realm, user, {
      viewer: caller,
      client_gravatar: params.client_gravatar ?? true,
      profile: params.include_custom_profile_fields ?? false,
    }),
  };
}
