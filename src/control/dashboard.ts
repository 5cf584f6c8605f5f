import type { Answer } from "../protocol/call.ts";
import { defineRoutes } from "./route.ts";

/** Beside the policy of the page: no kept copy, no guessed type, nothing told to others. */
const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
} as const;

/** The dashboard, a page that uses the other control endpoints like any client of theirs. */
export const DASHBOARD_ROUTES = defineRoutes({
  "GET /": ({ isBare }) => (isBare ? TO_THE_PAGE : answerPage()),
});

/** Relative, because the application may be mounted below another path. */
const TO_THE_PAGE: Answer = {
  status: 308,
  headers: { Location: "__admin/", "Cache-Control": "no-store" },
  body: "",
};

/** Loaded when somebody wants to see it; nobody else carries it. */
async function answerPage(): Promise<Answer> {
  const { PAGE, POLICY } = await import("../dashboard/generated/page.ts");
  return {
    status: 200,
    headers: { ...HEADERS, "Content-Security-Policy": POLICY },
    body: PAGE,
  };
}
