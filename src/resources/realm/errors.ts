import { badRequest } from "../../protocol/api-error.ts";

export const invalidSetting = (name: string) => badRequest(`Invalid ${name}`);
export const notOnThisPlan = () =>
  badRequest("Available on Zulip Cloud Standard. Upgrade to access.");
export const onlyOnLargePlans = () =>
  badRequest("Available on Zulip Cloud Plus. Upgrade to access.");
export const noLoginLeft = () =>
  badRequest("At least one authentication method must be enabled.");
export const notADemo = () => badRequest("Must be a demo organization.");
export const badJitsiUrl = () =>
  badRequest("jitsi_server_url is not an allowed_type");
