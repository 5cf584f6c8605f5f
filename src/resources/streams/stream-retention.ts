import { readRetention } from "../../realm/retention.ts";
import { badValue } from "../errors.ts";

/** Days, -1 for ever, null for the organization's setting. Source: organization 4.8, row 11. */
export function requireRetention(value: string | number): number | null {
  const days = readRetention(value);
  if (days === undefined) throw badValue("message_retention_days", value);
  return days;
}
