import type { LevelChange } from "./change.ts";
import { replaceParameter } from "./fields.ts";

const gravatarByServer = replaceParameter("client_gravatar", {
  default: false,
});

/** Clients make the addresses of gravatars themselves unless they say otherwise. Source: feature levels 6, 92. */
export const LEVEL_92: LevelChange = {
  level: 92,
  parameters: {
    "get-messages": gravatarByServer,
    "get-user": gravatarByServer,
    "get-users": gravatarByServer,
    "register-queue": gravatarByServer,
  },
};
