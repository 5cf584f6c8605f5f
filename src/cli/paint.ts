import picocolors from "picocolors";

/** Whether standard output is a terminal that wants colours: what a program reads has none, under `CI` neither. */
const isWanted =
  Boolean(process.stdout.isTTY) &&
  !process.env.NO_COLOR &&
  process.env.TERM !== "dumb";

/** Colours, where standard output is a terminal that wants them. */
export const paint = picocolors.createColors(isWanted);
