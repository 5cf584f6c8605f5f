/**
 * The text cannot be rendered at all; caught in render.ts and never seen outside. Not an ApiError, because the
 * refusal differs by endpoint. Source: markdown 19.
 */
export class RenderFailure extends Error {
  override readonly name = "RenderFailure";
}
