import { badRequest } from "../protocol/api-error.ts";
import type { ParameterSpec } from "../contract/operation.ts";
import type { LevelChange } from "./change.ts";

const NAMES = ["description", "new_name"];

/** The name and description of a stream are taken as they are sent, not as JSON. Source: feature levels 3, 64. */
export const LEVEL_64: LevelChange = {
  level: 64,
  parameters: {
    "update-stream": (parameters) => parameters.map(asJson),
  },
  readParams: {
    "update-stream": (params) => {
      const wrong = NAMES.find((name) => params[name] === null);
      if (wrong !== undefined) throw badRequest(`${wrong} is not a string`);
      return params;
    },
  },
};

/** A list of types is read as JSON even where it has strings only. */
function asJson(parameter: ParameterSpec): ParameterSpec {
  return NAMES.includes(parameter.name)
    ? { ...parameter, schema: { ...parameter.schema, type: ["string"] } }
    : parameter;
}
