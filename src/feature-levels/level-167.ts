import type { LevelChange } from "./change.ts";
import { without } from "./fields.ts";

/** Answers name the parameters that were ignored. Source: feature levels 2. */
export const LEVEL_167: LevelChange = {
  level: 167,
  writeAny: (body) => without(body, "ignored_parameters_unsupported"),
};
