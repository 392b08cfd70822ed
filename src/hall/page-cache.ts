// Keeps finished answers (pages, public API answers) until what they depend on is touched or they
// are old.
import { troubleOf } from '#db/trouble.ts';
import { finish, type CachedAnswer, type Made } from '#hall/cached-answer.ts';
import { createShelf } from '#hall/page-cache-entries.ts';

export type PageCache = {
  /** A kept answer that is still true, or undefined. */
  find: (key: string) => CachedAnswer | undefined;
  /**
   * The kept answer, or what `make` gives: one making at a time for a key; one that was touched or
   * got old a moment ago is handed out while it is made again, and so is any, however old, while
   * the database can not be asked. Who would begin a making is asked by `admit` first, which may
   * throw.
   */
  get: (
    key: string,
    make: () => Promise<Made>,
    admit?: () => Promise<void>,
  ) => Promise<CachedAnswer>;
  /** Ends what depends on these tags; null ends everything. */
  end: (tags: string[] | null) => void;
  /**
   * How many are kept, and the memory that they take: bodies in all their forms, keys, headers,
   * tags.
   */
  size: () => { entries: number; bytes: number };
};

type Making = { running: Promise<CachedAnswer>; ended: Set<string>; endedAll: boolean };

const HANDED_OUT_FOR_MS = 1000;
const OLD_AFTER_MS = 10 * 60_000; // should the word of a touch ever be lost

/**
 * Takes the most bytes to hold, and whether the database is away. Answers of another status than
 * 200 are made but not kept.
 */
export function createPageCache(mostBytes: number, away: () => boolean = () => false): PageCache {
  const shelf = createShelf(mostBytes);
  const makings = new Map<string, Making>();

  function find(key: string): CachedAnswer | undefined {
    const entry = shelf.use(key);
    const now = Date.now();
    if (!entry || entry.freshUntil <= now) return undefined;
    if (entry.endsAt > now) return entry.kept;
    if (!away()) shelf.drop(key);
    return undefined;
  }

  function start(key: string, make: () => Promise<Made>): Making {
    const making: Making = { running: Promise.reject(), ended: new Set(), endedAll: false };
    const begun = Date.now();
    making.running.catch(() => {});
    making.running = make()
      .then((made) => finish(made, (kept) => weighAgain(key, kept)))
      .then((kept) => {
        // while it was being made
        const touched = making.endedAll || kept.tags.some((tag) => making.ended.has(tag));
        if (kept.status === 200)
          shelf.put(key, {
            kept,
            freshUntil: touched ? Date.now() : begun + OLD_AFTER_MS,
            endsAt: kept.until || Infinity,
          });
        return kept;
      })
      .finally(() => makings.delete(key));
    makings.set(key, making);
    return making;
  }

  /** A compressed form was made: the answer weighs more. */
  function weighAgain(key: string, kept: CachedAnswer): void {
    const entry = shelf.look(key);
    if (entry?.kept === kept) shelf.put(key, { ...entry });
  }

  async function get(
    key: string,
    make: () => Promise<Made>,
    admit?: () => Promise<void>,
  ): Promise<CachedAnswer> {
    const found = find(key);
    if (found) return found;
    const before = shelf.look(key)?.kept;
    if (before && away()) return before;
    if (admit && !makings.has(key)) await admit();
    const making = makings.get(key) ?? start(key, make);
    const old = shelf.look(key);
    const now = Date.now();
    if (!old) return making.running;
    making.running.catch(() => {});
    if (now - old.freshUntil <= HANDED_OUT_FOR_MS && old.endsAt > now) return old.kept;
    return making.running.catch((problem: unknown) => {
      if (troubleOf(problem)) return old.kept;
      throw problem;
    });
  }

  function end(tags: string[] | null): void {
    for (const making of makings.values()) {
      if (tags) for (const tag of tags) making.ended.add(tag);
      else making.endedAll = true;
    }
    const now = Date.now();
    for (const entry of shelf.tagged(tags)) entry.freshUntil = Math.min(entry.freshUntil, now);
  }

  return { find, get, end, size: shelf.size };
}
