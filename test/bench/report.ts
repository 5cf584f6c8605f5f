/** One measured thing against its budget. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly floor: string;
  /** What the budget speaks of. */
  readonly figure: number;
  readonly unit: "×" | " ms" | " MB";
  readonly budget: { readonly atLeast: number } | { readonly atMost: number };
}

/** Rows as a table, with a mark where the budget is kept. */
export function toReport(rows: readonly Row[]): string {
  const cells = [
    ["", "what", "measured", "floor", "figure", "budget"],
    ...rows.map((row) => [
      isKept(row) ? "ok" : "NO",
      row.what,
      row.measured,
      row.floor,
      `${row.figure.toFixed(row.unit === "×" ? 2 : 1)}${row.unit}`,
      "atLeast" in row.budget
        ? `≥ ${row.budget.atLeast}${row.unit}`
        : `≤ ${row.budget.atMost}${row.unit}`,
    ]),
  ];
  const widths = cells[0]!.map((_, column) =>
    Math.max(...cells.map((row) => row[column]!.length)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function isKept({ figure, budget }: Row): boolean {
  return "atLeast" in budget
    ? figure >= budget.atLeast
    : figure <= budget.atMost;
}

/** The middle one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** Milliseconds that `work` takes, the middle of several turns. */
export async function timeOf(
  turns: number,
  work: () => unknown,
): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const start = process.hrtime.bigint();
    await work();
    times.push(Number(process.hrtime.bigint() - start) / 1e6);
  }
  return median(times);
}
