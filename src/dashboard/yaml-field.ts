import { element, labelled } from "./element.ts";

/** A field for YAML with a button, and below it what the server says is wrong with it. */
export function yamlField({
  label,
  action,
  placeholder,
  send,
}: {
  label: string;
  action: string;
  placeholder: string;
  /** What fails is said below the field. */
  send: (text: string) => Promise<void>;
}): HTMLFormElement {
  const area = element("textarea", {
    rows: 4,
    required: true,
    spellcheck: false,
    placeholder,
  });
  const problem = element("p", {
    className: "problem",
    hidden: true,
    attributes: { role: "alert" },
  });
  const form = element("form", { className: "yaml" }, [
    labelled(label, area),
    problem,
    element("button", { textContent: action }),
  ]);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    problem.hidden = true;
    try {
      await send(area.value);
      area.value = "";
    } catch (error) {
      problem.textContent = (error as Error).message;
      problem.hidden = false;
    }
  });
  return form;
}
