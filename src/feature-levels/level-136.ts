import type { Fields, LevelChange } from "./change.ts";
import { without } from "./fields.ts";

/** Protected history is checked, and works by itself. Source: feature levels 3, 136. */
export const LEVEL_136: LevelChange = {
  level: 136,
  readParams: { "update-stream": withoutContradiction },
};

/** Alone it was ignored; for what becomes public it was taken as true. */
function withoutContradiction(params: Fields): Fields {
  const { is_private, is_web_public } = params;
  const isAlone = is_private === undefined && is_web_public === undefined;
  const becomesPublic = is_private === false || is_web_public === true;
  return isAlone || becomesPublic
    ? without(params, "history_public_to_subscribers")
    : params;
}
