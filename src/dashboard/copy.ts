import { button, element } from "./element.ts";

/** Puts text on the clipboard, or, where the browser does not let us, in front of the person to do it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showToCopy(text);
    return false;
  }
}

function showToCopy(text: string): void {
  const area = element("textarea", {
    value: text,
    readOnly: true,
    rows: 16,
    attributes: { "aria-label": "Text to copy" },
  });
  const dialog: HTMLDialogElement = element("dialog", {}, [
    element("p", { textContent: "The browser does not copy by itself here:" }),
    area,
    button("Close", () => dialog.close()),
  ]);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  area.select();
}

/** A button that copies, and says for a moment that it has. */
export function copyButton(
  label: string,
  { of, text }: { of: string; text: string },
): HTMLButtonElement {
  const made = button(
    label,
    async () => {
      if (!(await copy(text))) return;
      made.textContent = "copied";
      setTimeout(() => {
        made.textContent = label;
      }, 1000);
    },
    { "aria-label": `${label} ${of}` },
  );
  return made;
}
