import { deactivateCustomEmoji } from "./deactivate-custom-emoji.ts";
import { getCustomEmoji } from "./get-custom-emoji.ts";
import { uploadCustomEmoji } from "./upload-custom-emoji.ts";

export const EMOJI_OPERATIONS = [
  getCustomEmoji,
  uploadCustomEmoji,
  deactivateCustomEmoji,
];
