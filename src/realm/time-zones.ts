/** Old names of time zones that clients still send. Source: organization 3.1, timezone. */
const CURRENT_NAMES: Readonly<Record<string, string>> = {
  "US/Alaska": "America/Anchorage",
  "US/Arizona": "America/Phoenix",
  "US/Central": "America/Chicago",
  "US/Eastern": "America/New_York",
  "US/Hawaii": "Pacific/Honolulu",
  "US/Michigan": "America/Detroit",
  "US/Mountain": "America/Denver",
  "US/Pacific": "America/Los_Angeles",
  "Canada/Atlantic": "America/Halifax",
  "Canada/Central": "America/Winnipeg",
  "Canada/Eastern": "America/Toronto",
  "Canada/Mountain": "America/Edmonton",
  "Canada/Newfoundland": "America/St_Johns",
  "Canada/Pacific": "America/Vancouver",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Europe/Kiev": "Europe/Kyiv",
  GB: "Europe/London",
  Eire: "Europe/Dublin",
  Japan: "Asia/Tokyo",
  NZ: "Pacific/Auckland",
  Singapore: "Asia/Singapore",
  Turkey: "Europe/Istanbul",
};

/** The name by which a time zone goes now. */
export function currentTimezone(name: string): string {
  return CURRENT_NAMES[name] ?? name;
}
