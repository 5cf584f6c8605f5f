import {
  EXTERNAL_ACCOUNTS,
  type KnownAccount,
} from "../../realm/external-accounts.ts";
import { FIELD_TYPE } from "../../realm/profile-fields.ts";
import { isUrl } from "../../realm/url-check.ts";
import {
  badUrlPattern,
  blankOptionKey,
  cannotBeBlank,
  duplicateChoices,
  invalidAccountType,
  missingKey,
  missingUrlPattern,
  noChoice,
  notADict,
  notAString,
  notAUrl,
  unexpectedKeys,
} from "./errors.ts";

/** What a client may send: texts, or options that hold texts. */
export type FieldData = Readonly<
  Record<string, string | Readonly<Record<string, string>>>
>;

const AT = "field_data";
const USERNAME = "%(username)s";

/** Source: organization 7.3; only lists of options and external accounts have data of their own. */
export function requireGoodData(type: number, data: FieldData): void {
  if (type === FIELD_TYPE.SELECT) requireOptions(data);
  else if (type === FIELD_TYPE.EXTERNAL_ACCOUNT) requireAccount(data);
}

function requireOptions(data: FieldData): void {
  const options = Object.entries(data);
  if (options.length === 0) throw noChoice();
  const texts = new Set<string>();
  for (const [key, option] of options) {
    if (key.trim() === "") throw blankOptionKey();
    if (typeof option === "string") throw notADict(AT);
    requireText(option, "text");
    requireText(option, "order");
    requireOnly(option, ["text", "order"]);
    texts.add(option["text"]!);
  }
  if (texts.size < options.length) throw duplicateChoices();
}

function requireAccount(data: FieldData): void {
  requireText(data, "subtype");
  const { subtype, url_pattern } = data;
  if (url_pattern !== undefined) requireUrlPattern(url_pattern);
  requireOnly(data, ["subtype", "url_pattern"]);
  if (Object.hasOwn(EXTERNAL_ACCOUNTS, subtype as KnownAccount)) return;
  if (subtype !== "custom") throw invalidAccountType();
  if (url_pattern === undefined) throw missingUrlPattern();
}

function requireText(data: FieldData, key: string): void {
  const value = data[key];
  if (value === undefined) throw missingKey(key, AT);
  if (typeof value !== "string") throw notAString(`${AT}["${key}"]`);
  if (value.trim() === "") throw cannotBeBlank(`${AT}["${key}"]`);
}

function requireOnly(data: FieldData, keys: readonly string[]): void {
  const others = Object.keys(data).filter((key) => !keys.includes(key));
  if (others.length > 0) throw unexpectedKeys(others);
}

function requireUrlPattern(value: FieldData[string]): void {
  const at = `${AT}["url_pattern"]`;
  if (typeof value !== "string") throw notAString(at);
  if (value.split(USERNAME).length !== 2) throw badUrlPattern();
  if (!isUrl(value.replace(USERNAME, "username"))) throw notAUrl(at);
}
