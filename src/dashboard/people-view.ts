import { copyButton } from "./copy.ts";
import { pathOf, type Desk, type View } from "./desk.ts";
import { element, refill, table } from "./element.ts";
import { quoteForShell } from "./format.ts";
import type { Account } from "./wire.ts";

const ROLES: Readonly<Record<number, string>> = {
  100: "owner",
  200: "administrator",
  300: "moderator",
  400: "member",
  600: "guest",
};

/** Who can log in, and with what. */
export class PeopleView implements View {
  readonly element = element("div");
  #desk: Desk | undefined;
  #shown = "";

  async load(desk: Desk): Promise<void> {
    this.#desk = desk;
    const { users } = await desk.client.json<{ users: readonly Account[] }>(
      "GET",
      pathOf(desk, "/users"),
    );
    const text = JSON.stringify([desk.realm.url, users]);
    if (desk !== this.#desk || text === this.#shown) return;
    this.#shown = text;
    refill(this.element, [
      table(
        ["Handle", "Name", "Role", "Email", "Key", ""],
        users.map((user) => rowOf(user, desk.realm.url)),
        { className: "people" },
      ),
    ]);
  }
}

function rowOf(user: Account, url: string) {
  const { handle, full_name, delivery_email, api_key } = user;
  const login = quoteForShell(`${delivery_email}:${api_key}`);
  const curl = `curl -u ${login} ${quoteForShell(`${url}/api/v1/users/me`)}`;
  return [
    handle,
    full_name,
    roleOf(user),
    delivery_email,
    element("code", { textContent: api_key }),
    element("span", { className: "bar" }, [
      copyButton("Copy key", { of: `of ${handle}`, text: api_key }),
      copyButton("Copy curl line", { of: `of ${handle}`, text: curl }),
    ]),
  ];
}

function roleOf({ role, is_bot, is_active }: Account): string {
  const name = is_bot ? "bot" : (ROLES[role] ?? String(role));
  return is_active ? name : `${name}, deactivated`;
}
