import { badRequest } from "../protocol/api-error.ts";
import type { LevelChange } from "./change.ts";
import { change, rename, replaceParameter } from "./fields.ts";

const CODE = "{code}";

/** Playgrounds have templates, not prefixes to which the code is appended. Source: feature levels 3, 196. */
export const LEVEL_196: LevelChange = {
  level: 196,
  parameters: {
    "add-code-playground": replaceParameter("url_template", {
      name: "url_prefix",
      schema: { type: "string" },
    }),
  },
  readParams: {
    "add-code-playground": ({ url_prefix, ...params }) => {
      const prefix = String(url_prefix);
      if (!URL.canParse(prefix)) throw badRequest("url_prefix is not a URL");
      return { ...params, url_template: `${prefix}${CODE}` };
    },
  },
  writePlayground: (playground) =>
    rename(
      change<string>(
        playground,
        "url_template",
        (template) => template.split(CODE)[0],
      ),
      "url_template",
      "url_prefix",
    ),
};
