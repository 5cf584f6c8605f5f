import { escapeCode } from "./escape.ts";
import { RESERVED_CHARACTERS } from "./placeholder.ts";

/** Renders TeX; answers undefined for TeX that it refuses. */
export type TexRenderer = (
  tex: string,
  options: { displayMode: boolean },
) => string | undefined;

const MATH = /\$\$|^(?:~{3,}|`{3,})[ \t]*\{?\.?math/im;

let loading: Promise<TexRenderer> | undefined;

/** Whether the text may hold math, so that KaTeX is needed to render it. */
export function mayHoldMath(
  source: string,
  defaultCodeLanguage: string,
): boolean {
  return (
    MATH.test(source.replace(RESERVED_CHARACTERS, "")) ||
    defaultCodeLanguage.toLowerCase() === "math"
  );
}

/** Loads KaTeX, once; its 250 kB stay out of what a page loads at first. Source: markdown 6.4, 7.3. */
export function loadTexRenderer(): Promise<TexRenderer> {
  loading ??= import("katex").then(({ default: katex }) => (tex, options) => {
    try {
      return katex.renderToString(tex, { ...options, strict: "ignore" });
    } catch {
      return undefined;
    }
  });
  return loading;
}

/** Each part between blank lines is a formula of its own; the paragraph is around all of them. Source: markdown 6.4. */
export function renderMathBlock(
  source: string,
  render: TexRenderer | undefined,
): string {
  const formulas = source
    .split("\n\n")
    .map(
      (tex) =>
        render?.(tex, { displayMode: true }) ??
        `<span class="tex-error">${escapeFailedMath(tex)}</span>`,
    );
  return formulas.join("\n\n");
}

/** Source: markdown 4, failed math in a fence. */
function escapeFailedMath(tex: string): string {
  return escapeCode(tex).replaceAll('"', "&quot;").replaceAll("'", "&#x27;");
}
