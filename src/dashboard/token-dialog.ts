import { element, labelled } from "./element.ts";

const KEY = "chat-emulator admin token";

/** The token given before in this tab. */
export function keptToken(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined;
}

let asking: Promise<string> | undefined;

/** Asks for the token, once however many want it, and keeps it for this tab. */
export function askToken(): Promise<string> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

function ask(): Promise<string> {
  const field = element("input", {
    type: "password",
    autocomplete: "off",
    required: true,
  });
  const dialog = element("dialog", {}, [
    element("form", { method: "dialog" }, [
      element("h2", { textContent: "Token" }),
      element("p", {
        textContent:
          "The control endpoints want the token that was given as --admin-token. It is kept until this tab is closed.",
      }),
      labelled("Admin token", field),
      element("button", { textContent: "Use it" }),
    ]),
  ]);
  // Without a token there is nothing to go back to.
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      sessionStorage.setItem(KEY, field.value);
      resolve(field.value);
    });
  });
}
