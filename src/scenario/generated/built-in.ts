// Generated from scenarios/ by `npm run generate`; do not edit.
export const BUILT_IN: Readonly<
  Record<
    string,
    { group: string; summary: string; load: () => Promise<string> }
  >
> = {};
