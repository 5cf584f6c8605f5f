import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { parse } from "yaml";
import {
  toAnswersModule,
  toDocumentModule,
  toLaterParametersModule,
} from "./generate-document.ts";
import { toErrorsModule } from "./generate-errors.ts";
import { toDefaultsType, toTypedDocument } from "./generate-types.ts";

/** Contents of the files in `generated/`, by name, made from the text of `openapi.yaml`. */
export async function generate(
  yaml: string,
): Promise<Readonly<Record<string, string>>> {
  const notice =
    "// Generated from openapi.yaml by `npm run generate`; do not edit.\n";
  const types = await openapiTS(toTypedDocument(parse(yaml)), {
    arrayLength: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
  });
  return {
    "answers.ts": notice + toAnswersModule(parse(yaml)),
    "document.ts": notice + toDocumentModule(parse(yaml)),
    "later-parameters.ts": notice + toLaterParametersModule(parse(yaml)),
    "errors.ts": notice + toErrorsModule(parse(yaml)),
    "types.ts": notice + astToString(types) + toDefaultsType(parse(yaml)),
  };
}

const root = new URL("../../", import.meta.url);

/** The generated files as they should be now. */
export function generateFromFile(): Promise<Readonly<Record<string, string>>> {
  return generate(readFileSync(new URL("openapi.yaml", root), "utf8"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(await generateFromFile())) {
    writeFileSync(new URL(`src/contract/generated/${name}`, root), text);
  }
}
