import { LANGUAGES } from "../../realm/languages.ts";
import {
  NOTIFICATION_SOUNDS,
  type UserSettings,
} from "../../realm/user-settings.ts";
import { badBatchingPeriod, invalidLanguage, invalidSound } from "./errors.ts";

/** A week. Source: organization 3.15. */
const MAX_BATCHING_SECONDS = 604_800;

/** Refuses values that no list in the document can hold. Source: organization 3.15, in its order. */
export function requireGoodSettings({
  default_language,
  notification_sound,
  email_notifications_batching_period_seconds: seconds,
}: {
  readonly [
    N in
      | "default_language"
      | "notification_sound"
      | "email_notifications_batching_period_seconds"
  ]?: UserSettings[N] | undefined;
}): void {
  if (
    default_language !== undefined &&
    !Object.hasOwn(LANGUAGES, default_language)
  )
    throw invalidLanguage();
  if (
    notification_sound !== undefined &&
    notification_sound !== "none" &&
    !NOTIFICATION_SOUNDS.includes(notification_sound)
  )
    throw invalidSound(notification_sound);
  if (
    seconds !== undefined &&
    !(seconds > 0 && seconds <= MAX_BATCHING_SECONDS)
  )
    throw badBatchingPeriod(seconds);
}
