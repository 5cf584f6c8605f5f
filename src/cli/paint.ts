import picocolors from "picocolors";

/** Colours, where standard output is a terminal that wants them. */
export const paint = picocolors.createColors(
  process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== "dumb",
);
