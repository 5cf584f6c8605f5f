/** A file part of a multipart form. */
export interface UploadedFile {
  /** Name of the form part. */
  readonly part: string;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** What a door read from the body of a request. */
export interface Form {
  /** Names and values in the order sent; a name may come more than once. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly UploadedFile[];
  /** Why the body could not be read; fields and files are empty then. */
  readonly problem?: "malformed" | "too-large";
}

/** One request, whichever door it came through. */
export interface Call {
  /** Upper case, as sent. */
  readonly method: string;
  /** The path as sent, still percent-encoded, without the query string. */
  readonly path: string;
  /** The query string as sent, without the question mark. */
  readonly query: string;
  /** The value of a header, its name in any case; undefined when it was not sent. */
  header(name: string): string | undefined;
  /** Only urlencoded and multipart bodies are read; any other body is an empty form. */
  readonly form: Form;
  /** Aborted when the client has gone away. */
  readonly signal?: AbortSignal;
  /** Whether a scenario made the call, not a client. */
  readonly ownAct?: boolean;
}

/** The form of a request without a body. */
export const EMPTY_FORM: Form = { fields: [], files: [] };

/**
 * What goes wrong on the wire: the connection is reset, nothing ever comes, the body is empty, or it breaks off in the
 * middle.
 */
export type NetworkEffect = "reset" | "timeout" | "empty" | "truncated";

/** What a door sends back. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text is UTF-8. */
  readonly body: string | Uint8Array;
  /** Sent as it comes, in place of the body. */
  readonly stream?: ReadableStream<Uint8Array>;
  /** The door does this to the answer in place of sending it. */
  readonly network?: NetworkEffect;
}
