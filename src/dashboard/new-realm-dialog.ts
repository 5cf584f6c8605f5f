import type { ControlClient } from "./control-client.ts";
import { button, element, labelled } from "./element.ts";
import type { Named } from "./wire.ts";

const FIELDS = [
  { name: "name", label: "Name", placeholder: "that of its fixture" },
  { name: "scenario", label: "Scenario", placeholder: "none" },
  { name: "seed", label: "Seed", placeholder: "1" },
  {
    name: "clock",
    label: "Clock",
    placeholder: "now, or 2024-03-04T09:00:00Z",
  },
  { name: "feature_level", label: "Feature level", placeholder: "237" },
] as const;

/** Asks for a realm and makes it; answers its name, or undefined when nobody wants it any more. */
export async function askNewRealm(
  client: ControlClient,
): Promise<string | undefined> {
  const { fixtures } = await client.json<{ fixtures: readonly Named[] }>(
    "GET",
    "fixtures",
  );
  const fixture = element(
    "select",
    { name: "fixture" },
    fixtures.map(({ name, summary }) =>
      element("option", { value: name, textContent: name, title: summary }),
    ),
  );
  const problem = element("p", {
    className: "problem",
    hidden: true,
    attributes: { role: "alert" },
  });
  const form: HTMLFormElement = element("form", {}, [
    element("h2", { textContent: "New realm" }),
    labelled("Fixture", fixture),
    ...FIELDS.map(({ name, label, placeholder }) =>
      labelled(label, element("input", { name, placeholder, size: 30 })),
    ),
    problem,
    element("p", { className: "bar" }, [
      element("button", { textContent: "Make it" }),
      button("Cancel", () => dialog.close()),
    ]),
  ]);
  const dialog: HTMLDialogElement = element("dialog", {}, [form]);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    let made: string | undefined;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      try {
        const body = readFields(form);
        ({ name: made } = await client.json<Named>("POST", "realms", body));
        dialog.close();
      } catch (error) {
        problem.textContent = (error as Error).message;
        problem.hidden = false;
      }
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(made);
    });
  });
}

/** What was filled in; the level as a number where it is one, so that the server can say what is wrong with it. */
function readFields(form: HTMLFormElement): Record<string, string | number> {
  const fields: Record<string, string | number> = {};
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim();
    if (text === "") continue;
    fields[name] =
      name === "feature_level" && /^\d+$/.test(text) ? Number(text) : text;
  }
  return fields;
}
