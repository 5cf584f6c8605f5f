import { badRequest } from "../protocol/api-error.ts";
import type { LevelChange } from "./change.ts";

const CODES = ["REACTION_ALREADY_EXISTS", "REACTION_DOES_NOT_EXIST"];

/** Refused reactions have codes of their own. Source: messages 17, 193. */
export const LEVEL_193: LevelChange = {
  level: 193,
  writeRefusal: (error) =>
    CODES.includes(error.code) ? badRequest(error.message) : error,
};
