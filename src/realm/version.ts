/** The server that is emulated. Source: platform 5.2. */
export const VERSION = {
  zulip_version: "8.0",
  zulip_feature_level: 237,
  zulip_merge_base: "",
} as const;
