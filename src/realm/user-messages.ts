import { FLAG } from "./message-flags.ts";
import { lowerBound } from "./sorted.ts";

/** Messages that one page holds; a page is the unit that is copied when a shared one first changes. */
const PAGE_SIZE = 512;

interface Page {
  ids: Uint32Array;
  flags: Uint16Array;
  length: number;
  unread: number;
}

/** The copies of one user when the realm was sealed. */
export type CopiesImage = readonly Readonly<Page>[];

/**
 * Which messages a user has a copy of, and the flags of each: two numbers a copy in typed arrays, because a realm of
 * 100 users and 10,000 messages has a million of them.
 */
export class UserMessages {
  #pages: Page[];
  /** Pages of this realm alone; any other is shared and copied before it changes. */
  readonly #owned = new Set<Page>();

  constructor(image: CopiesImage = []) {
    this.#pages = image.slice() as Page[];
  }

  /** Flag bits, or undefined when the user has no copy. */
  get(id: number): number | undefined {
    const page = this.#pages[this.#pageIndex(id)];
    if (!page) return undefined;
    const position = lowerBound(page.ids, id, page.length);
    return position < page.length && page.ids[position] === id
      ? page.flags[position]
      : undefined;
  }

  /** Adds a copy, or replaces its flags. */
  set(id: number, bits: number): void {
    if (this.#append(id, bits)) return;
    const index = Math.max(this.#pageIndex(id), 0);
    const page = this.#writablePage(index);
    const position = lowerBound(page.ids, id, page.length);
    if (position < page.length && page.ids[position] === id) {
      page.unread += unreadOf(bits) - unreadOf(page.flags[position]!);
      page.flags[position] = bits;
      return;
    }
    if (page.length === PAGE_SIZE) {
      this.#makeRoom(index, position);
      this.set(id, bits);
      return;
    }
    page.ids.copyWithin(position + 1, position, page.length);
    page.flags.copyWithin(position + 1, position, page.length);
    page.ids[position] = id;
    page.flags[position] = bits;
    page.length++;
    page.unread += unreadOf(bits);
  }

  /** What nearly every copy is: one of a message that is newer than all others. */
  #append(id: number, bits: number): boolean {
    const index = this.#pages.length - 1;
    const last = this.#pages[index];
    if (!last || last.length === 0 || last.length === PAGE_SIZE) return false;
    if (last.ids[last.length - 1]! >= id) return false;
    const page = this.#writablePage(index);
    page.ids[page.length] = id;
    page.flags[page.length] = bits;
    page.length++;
    page.unread += unreadOf(bits);
    return true;
  }

  delete(id: number): void {
    if (this.get(id) === undefined) return;
    const index = this.#pageIndex(id);
    const page = this.#writablePage(index);
    const position = lowerBound(page.ids, id, page.length);
    page.unread -= unreadOf(page.flags[position]!);
    page.ids.copyWithin(position, position + 1, page.length);
    page.flags.copyWithin(position, position + 1, page.length);
    page.length--;
    if (page.length === 0) this.#pages.splice(index, 1);
  }

  /** The highest id, or -1. */
  maxId(): number {
    for (let index = this.#pages.length - 1; index >= 0; index--) {
      const page = this.#pages[index]!;
      if (page.length > 0) return page.ids[page.length - 1]!;
    }
    return -1;
  }

  get unreadCount(): number {
    return this.#pages.reduce((sum, page) => sum + page.unread, 0);
  }

  /** Ids and flags from `from` (included) downwards. */
  *descending(
    from = Number.MAX_SAFE_INTEGER,
  ): Generator<readonly [id: number, bits: number]> {
    for (let index = this.#pageIndex(from); index >= 0; index--) {
      const page = this.#pages[index]!;
      let position = lowerBound(page.ids, from, page.length);
      if (position === page.length || page.ids[position] !== from) position--;
      for (; position >= 0; position--)
        yield [page.ids[position]!, page.flags[position]!];
    }
  }

  /** Ids and flags from `from` (included) upwards. */
  *ascending(from = 0): Generator<readonly [id: number, bits: number]> {
    for (
      let index = Math.max(this.#pageIndex(from), 0);
      index < this.#pages.length;
      index++
    ) {
      const page = this.#pages[index]!;
      for (
        let position = lowerBound(page.ids, from, page.length);
        position < page.length;
        position++
      ) {
        yield [page.ids[position]!, page.flags[position]!];
      }
    }
  }

  /** Ids without the flag `read`, ascending; pages without any are passed over. */
  unreadIds(): number[] {
    const ids: number[] = [];
    for (const page of this.#pages) {
      if (page.unread === 0) continue;
      for (let position = 0; position < page.length; position++) {
        if (!(page.flags[position]! & FLAG.read)) ids.push(page.ids[position]!);
      }
    }
    return ids;
  }

  /** The copies as they are now, to be shared; later changes here copy what they touch. */
  seal(): CopiesImage {
    this.#owned.clear();
    return this.#pages.slice();
  }

  /** The page that holds `id` or would: the last whose first id is not above it; -1 when all are above. */
  #pageIndex(id: number): number {
    let low = 0;
    let high = this.#pages.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const page = this.#pages[middle]!;
      if (page.length > 0 && page.ids[0]! > id) high = middle;
      else low = middle + 1;
    }
    return low - 1;
  }

  #writablePage(index: number): Page {
    const page = this.#pages[index];
    if (page && this.#owned.has(page)) return page;
    const copy: Page = page
      ? {
          ids: page.ids.slice(),
          flags: page.flags.slice(),
          length: page.length,
          unread: page.unread,
        }
      : emptyPage();
    this.#owned.add(copy);
    this.#pages[index] = copy;
    return copy;
  }

  /** Splits a full page; appending after the last one starts a fresh page instead, so that pages stay full. */
  #makeRoom(index: number, position: number): void {
    const page = this.#pages[index]!;
    const next = emptyPage();
    const cut =
      position === PAGE_SIZE && index === this.#pages.length - 1
        ? PAGE_SIZE
        : PAGE_SIZE / 2;
    if (cut === PAGE_SIZE) {
      this.#owned.add(next);
      this.#pages.push(next);
      return;
    }
    next.ids.set(page.ids.subarray(cut));
    next.flags.set(page.flags.subarray(cut));
    next.length = PAGE_SIZE - cut;
    next.unread = countUnread(next);
    page.length = cut;
    page.unread -= next.unread;
    this.#owned.add(next);
    this.#pages.splice(index + 1, 0, next);
  }
}

function emptyPage(): Page {
  return {
    ids: new Uint32Array(PAGE_SIZE),
    flags: new Uint16Array(PAGE_SIZE),
    length: 0,
    unread: 0,
  };
}

function unreadOf(bits: number): number {
  return bits & FLAG.read ? 0 : 1;
}

function countUnread(page: Page): number {
  let count = 0;
  for (let position = 0; position < page.length; position++)
    count += unreadOf(page.flags[position]!);
  return count;
}
