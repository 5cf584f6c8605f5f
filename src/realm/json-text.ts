/** A value that is kept as JSON text, so that it is written once and sent often. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): unknown {
    return JSON.parse(this.text);
  }

  static array(items: readonly JsonText[]): JsonText {
    return new JsonText(`[${items.map((item) => item.text).join(",")}]`);
  }

  /** One object with the fields of all; no name may come twice, and none of them may be empty. */
  static join(objects: readonly JsonText[]): JsonText {
    const inner = objects.map(({ text }) => text.slice(1, -1));
    return new JsonText(`{${inner.join(",")}}`);
  }
}

/** JSON of an object whose direct fields may be `JsonText`; fields that are undefined are left out. */
export function writeObject(fields: Readonly<Record<string, unknown>>): string {
  for (const name in fields)
    if (fields[name] instanceof JsonText) return writeFields(fields);
  return JSON.stringify(fields);
}

function writeFields(fields: Readonly<Record<string, unknown>>): string {
  let text = "";
  for (const name in fields) {
    const value = fields[name];
    if (value === undefined) continue;
    text += `${text === "" ? "{" : ","}${JSON.stringify(name)}:${value instanceof JsonText ? value.text : JSON.stringify(value)}`;
  }
  return text === "" ? "{}" : `${text}}`;
}

/** What is shown of a record, written once for each. Records never change; a changed one is another. */
export function keepText<R extends object>(
  present: (record: R) => Readonly<Record<string, unknown>>,
): (record: R) => JsonText {
  const texts = new WeakMap<R, JsonText>();
  return (record) => {
    let text = texts.get(record);
    if (!text) {
      text = new JsonText(writeObject(present(record)));
      texts.set(record, text);
    }
    return text;
  };
}
