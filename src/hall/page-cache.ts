// Caches finished answers (pages, public API answers) until something they depend on is touched, or
// they become old.
import { troubleOf } from '#db/trouble.ts';
import type { CachedAnswer, FreshAnswer } from '#hall/cached-answer.ts';
import { createShelf } from '#hall/page-cache-entries.ts';
import { createPageMakings } from '#hall/page-makings.ts';

export type PageCache = {
  /** A cached answer that is still fresh, or undefined. */
  find: (key: string) => CachedAnswer | undefined;
  /**
   * The cached answer, or the result of `make`, which runs once per key at a time. An answer that
   * was touched or became old a moment ago is served while it is made again; while the database is
   * away, so is one of any age. `admit` is asked before `make` starts, and may throw.
   */
  get: (
    key: string,
    make: () => Promise<FreshAnswer>,
    admit?: () => Promise<void>,
  ) => Promise<CachedAnswer>;
  /** Marks all answers with one of these tags as outdated; null marks every answer. */
  end: (tags: string[] | null) => void;
  /** Removes answers with these tags at once, for the caller who has just written. */
  endNow: (tags: string[]) => void;
  /**
   * How many answers there are, and the memory they need: bodies in all their forms, keys, headers
   * and tags.
   */
  size: () => { entries: number; bytes: number };
};

const HANDED_OUT_FOR_MS = 1000;

/**
 * Takes the maximum of bytes to hold, and whether the database is away. Only answers with status
 * 200 are cached.
 */
export function createPageCache(mostBytes: number, away: () => boolean = () => false): PageCache {
  const shelf = createShelf(mostBytes);
  const makings = createPageMakings(shelf);

  function find(key: string): CachedAnswer | undefined {
    const entry = shelf.use(key);
    const now = Date.now();
    if (!entry || entry.freshUntil <= now) return undefined;
    if (entry.endsAt > now) return entry.answer;
    if (!away()) shelf.drop(key);
    return undefined;
  }

  async function get(
    key: string,
    make: () => Promise<FreshAnswer>,
    admit?: () => Promise<void>,
  ): Promise<CachedAnswer> {
    const found = find(key);
    if (found) return found;
    const before = shelf.peek(key)?.answer;
    if (before && away()) return before;
    if (admit && !makings.has(key)) await admit();
    const running = makings.join(key, make);
    const old = shelf.peek(key);
    const now = Date.now();
    if (!old) return running;
    running.catch(() => {});
    if (now - old.freshUntil <= HANDED_OUT_FOR_MS && old.endsAt > now) return old.answer;
    return running.catch((problem: unknown) => {
      if (troubleOf(problem)) return old.answer;
      throw problem;
    });
  }

  function end(tags: string[] | null): void {
    makings.end(tags);
    const now = Date.now();
    for (const entry of shelf.tagged(tags)) entry.freshUntil = Math.min(entry.freshUntil, now);
  }

  function endNow(tags: string[]): void {
    makings.leave();
    const now = Date.now();
    for (const entry of shelf.tagged(tags))
      entry.endsAt = entry.freshUntil = Math.min(entry.freshUntil, now);
  }

  return { find, get, end, endNow, size: shelf.size };
}
