import { LANGUAGES } from "../../realm/languages.ts";
import {
  REALM_SETTINGS,
  type RealmSettingName,
  type RealmSettings,
  type SettingRule,
} from "../../realm/realm-settings.ts";
import { isUrl } from "../../realm/url-check.ts";
import type { OperationParams } from "../../contract/operation-types.ts";
import { badValue } from "../errors.ts";
import { badJitsiUrl, invalidSetting } from "./errors.ts";

type Params = OperationParams<"update-realm">;
type Sent = string | number | boolean;

/** Limits of time, whose `unlimited` is stored as null. Source: organization 11. */
const TIME_LIMITS: readonly RealmSettingName[] = [
  "message_content_edit_limit_seconds",
  "message_content_delete_limit_seconds",
  "move_messages_within_stream_limit_seconds",
  "move_messages_between_streams_limit_seconds",
];

/** What a setting is to be, by its name; those that were not sent are absent. */
export function settingValues(params: Params): Partial<RealmSettings> {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(REALM_SETTINGS) as RealmSettingName[]) {
    const sent = (params as Readonly<Record<string, Sent | undefined>>)[name];
    if (sent !== undefined) values[name] = toValue(name, sent);
  }
  return values as Partial<RealmSettings>;
}

function toValue(name: RealmSettingName, sent: Sent): unknown {
  if (TIME_LIMITS.includes(name)) return toTimeLimit(name, sent);
  if (name === "message_retention_days") return toRetention(sent);
  if (name === "jitsi_server_url") return toJitsiUrl(String(sent));
  const { values }: SettingRule = REALM_SETTINGS[name];
  const isKnown =
    name === "default_language"
      ? Object.hasOwn(LANGUAGES, String(sent))
      : (values?.includes(sent) ?? true);
  if (!isKnown) throw invalidSetting(name);
  return sent;
}

function toTimeLimit(name: string, sent: Sent): number | null {
  if (sent === "unlimited") return null;
  if (typeof sent !== "number" || sent <= 0) throw badValue(name, sent);
  return sent;
}

/** Source: organization 11: `unlimited` is -1. */
function toRetention(sent: Sent): number {
  if (sent === "unlimited") return -1;
  if (typeof sent !== "number" || sent <= 0)
    throw badValue("message_retention_days", sent);
  return sent;
}

/** `default` stands for the server's own. */
function toJitsiUrl(sent: string): string | null {
  if (sent === "default") return null;
  if (!isUrl(sent)) throw badJitsiUrl();
  return sent;
}
