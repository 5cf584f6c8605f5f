import type { Widget } from "./widget.ts";

/** A text as HTML, with everything that the server derives from it. */
export interface Rendered {
  /** Empty when the text cannot be rendered. */
  readonly html: string;
  /** False where the server answers `Unable to render message`. Source: markdown 19. */
  readonly isRenderable: boolean;
  /** Users mentioned in a way that notifies them. */
  readonly mentionedUserIds: ReadonlySet<number>;
  /** Users mentioned silently, because of the markup, a quote or their deactivation. */
  readonly silentUserIds: ReadonlySet<number>;
  readonly mentionedGroupIds: ReadonlySet<number>;
  readonly silentGroupIds: ReadonlySet<number>;
  /** `@**all**`, `@**everyone**` or `@**stream**`, not silent. */
  readonly mentionsStreamWildcard: boolean;
  /** `@**topic**`, not silent. */
  readonly mentionsTopicWildcard: boolean;
  /** Users one of whose alert words occurs. */
  readonly alertedUserIds: ReadonlySet<number>;
  /** Targets of all links, in document order, without repetition. */
  readonly links: readonly string[];
  readonly hasLink: boolean;
  /** Whether a preview of an image or a video was made. */
  readonly hasImage: boolean;
  /** What follows `/user_uploads/` in links to this realm; the caller knows which of them exist. */
  readonly attachmentPaths: readonly string[];
  /** Whether clients show the sender's name in place of `/me`. */
  readonly isMeMessage: boolean;
  /** The poll or todo list that sending this text starts. */
  readonly widget: Widget | undefined;
}
