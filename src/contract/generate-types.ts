type Json = Record<string, any>;

/**
 * The document as the types of decoded parameters and of answers want it, not as a client sends it: a parameter with a
 * default is always there, a converted one has the type of its result, and numbers and booleans of an answer are just that.
 */
export function toTypedDocument(document: Json): never {
  for (const item of Object.values<Json>(document.paths)) {
    for (const operation of Object.values<Json>(item)) {
      if (operation?.operationId === undefined) continue;
      for (const parameter of operation.parameters ?? [])
        typeParameter(parameter);
      const body =
        operation.requestBody?.content["application/x-www-form-urlencoded"];
      if (body) {
        operation.requestBody.required = true;
        typeForm(body.schema);
        delete body.encoding;
      }
    }
  }
  for (const schema of Object.values<Json>(document.components.schemas))
    widen(schema);
  for (const item of Object.values<Json>(document.paths)) {
    for (const operation of Object.values<Json>(item))
      widen(operation?.responses?.["200"] ?? {});
  }
  return document as never;
}

/** Names of the parameters that a client may leave out because they have a default, as a type by operation. */
export function toDefaultsType(document: Json): string {
  const lines = Object.values<Json>(document.paths).flatMap((item) =>
    Object.values<Json>(item).flatMap((operation) => {
      const names = namesWithDefault(operation ?? {});
      return names.length === 0
        ? []
        : `    "${operation.operationId}": ${names.map((name) => `"${name}"`).join(" | ")};\n`;
    }),
  );
  return `export interface defaults {\n${lines.join("")}}\n`;
}

function namesWithDefault({ parameters = [], requestBody }: Json): string[] {
  const form =
    requestBody?.content["application/x-www-form-urlencoded"]?.schema
      .properties;
  const all: [string, Json][] = [
    ...parameters.map((parameter: Json) => [
      parameter.name,
      parameter.schema ?? parameter.content["application/json"].schema,
    ]),
    ...Object.entries<Json>(form ?? {}),
  ];
  return all
    .filter(([, schema]) => schema.default !== undefined)
    .map(([name]) => name);
}

function typeParameter(parameter: Json): void {
  parameter.schema ??= parameter.content["application/json"].schema;
  delete parameter.content;
  parameter.required ||= parameter.schema.default !== undefined;
  parameter.schema = toDecoded(parameter.schema);
}

function typeForm(schema: Json): void {
  const names = Object.keys(schema.properties).filter(
    (name) => schema.properties[name].default !== undefined,
  );
  schema.required = [...new Set([...(schema.required ?? []), ...names])];
  for (const name of Object.keys(schema.properties))
    schema.properties[name] = toDecoded(schema.properties[name]);
}

function toDecoded(schema: Json): Json {
  if (schema["x-converter"] === "json-or-text")
    return { description: schema.description };
  if (schema["x-converter"] !== "narrow") return schema;
  const [term] = schema.items.oneOf;
  return {
    description: schema.description,
    type: "array",
    items: { ...term, required: Object.keys(term.properties) },
  };
}

/** Records hold plain numbers and booleans, whatever they stand for. */
function widen(schema: Json): void {
  const types = [schema.type].flat();
  if (types.includes("integer") || types.includes("boolean")) {
    delete schema.enum;
    delete schema.const;
  }
  for (const value of Object.values(schema))
    if (typeof value === "object" && value !== null) widen(value);
}
