/** Collects, while a text is rendered, what the server derives from it. */
export class Derived {
  readonly mentionedUserIds = new Set<number>();
  readonly silentUserIds = new Set<number>();
  readonly mentionedGroupIds = new Set<number>();
  readonly silentGroupIds = new Set<number>();
  alertedUserIds: ReadonlySet<number> = new Set();
  readonly links = new Set<string>();
  readonly attachmentPaths = new Set<string>();
  mentionsStreamWildcard = false;
  mentionsTopicWildcard = false;
  hasImage = false;
}
