import type { LevelChange } from "./change.ts";

/** Topics have policies that clients set. Source: organization 3.16. */
export const LEVEL_170: LevelChange = {
  level: 170,
  added: ["update-user-topic"],
};
