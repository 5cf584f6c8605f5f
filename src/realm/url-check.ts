const LABEL =
  "[a-z0-9\\u00a1-\\uffff](?:[a-z0-9\\u00a1-\\uffff-]{0,61}[a-z0-9\\u00a1-\\uffff])?";
const BYTE = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const HOST = `(?:${BYTE}(?:\\.${BYTE}){3}|\\[[0-9a-f:.]+\\]|(?:${LABEL}\\.)+(?!\\d+(?:[/?#:]|$))[a-z0-9\\u00a1-\\uffff-]{2,63}\\.?|localhost)`;
const URL_FORM = new RegExp(
  `^(?:https?|ftps?)://(?:[^\\s:@/]+(?::[^\\s:@/]*)?@)?${HOST}(?::\\d{1,5})?(?:[/?#]\\S*)?$`,
  "iu",
);

/** Whether a text is an address with scheme http, https, ftp or ftps. Source: organization 7.6, type 5. */
export function isUrl(text: string): boolean {
  return URL_FORM.test(text);
}
