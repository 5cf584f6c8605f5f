import { renderMessage as render } from "../../realm/rendering.ts";
import { defineOperation } from "../operation.ts";

/**
 * The HTML of a text, as it would be in a message of the caller; nobody is notified.
 *
 * Params: content.
 * Returns: rendered.
 * Errors: none of its own.
 * Source: messages 8.4.
 */
export const renderMessage = defineOperation(
  "render-message",
  async ({ realm, caller, params: { content } }) => ({
    rendered: (await render(realm, content, caller)).html,
  }),
);
