/** A part of the renderer that few texts need; it is loaded when the first of them is rendered. */
export class Late<T> {
  readonly #load: () => Promise<T>;
  #part: T | undefined;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** The part. Errors: NotLoaded, which whoever renders answers with loading it and starting over. */
  get(): T {
    if (this.#part === undefined) throw new NotLoaded(this);
    return this.#part;
  }

  async load(): Promise<void> {
    this.#part ??= await this.#load();
  }
}

/** A text needs a part that is not there yet. */
export class NotLoaded extends Error {
  readonly part: Late<unknown>;

  constructor(part: Late<unknown>) {
    super("This text needs a part of the renderer that is not loaded");
    this.part = part;
  }
}

/** Names and codes of the standard emoji. */
export const emojiTable = new Late(() => import("./emoji.ts"));

/** Names of the languages of code blocks. */
export const codeLanguages = new Late(() => import("./code-languages.ts"));

/** Reads what people write for a moment. */
export const timeReader = new Late(() => import("./times/parse-time.ts"));

/** Loads all late parts, for those who render at once. */
export async function loadLateParts(): Promise<void> {
  await Promise.all([
    emojiTable.load(),
    codeLanguages.load(),
    timeReader.load(),
  ]);
}
