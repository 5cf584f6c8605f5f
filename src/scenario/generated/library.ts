// Generated from scenarios/ by `npm run generate`; do not edit.
export const LIBRARY: readonly {
  readonly name: string;
  readonly group: string;
  readonly summary: string;
  readonly text: string;
}[] = [];
