/** A value that is kept as JSON text, so that it is written once and sent often. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): unknown {
    return JSON.parse(this.text);
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
