// Parts that many pages share and few writes change, such as the frame of every page. Each is read
// once, and cached until something it depends on is touched, its data ends, or it becomes old.
import { LRUCache } from 'lru-cache';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';

export type ReadCache = {
  /**
   * The cached value of this key, or else the result of `read`. The reading that asks takes over
   * what the value depends on, and when its data ends.
   */
  get: <T>(key: string, reading: Reading, read: (own: Reading) => Promise<T>) => Promise<T>;
  /** Drops all values with one of these tags; null drops everything. */
  end: (tags: string[] | null) => void;
};

type CachedRead = { value: Promise<unknown>; own: Reading; read: boolean };

const OLD_AFTER_MS = 10 * 60_000; // in case the notification of a touch was lost
const MOST_ENTRIES = 2000;

export function createReadCache(): ReadCache {
  const known = new LRUCache<string, CachedRead>({
    max: MOST_ENTRIES,
    ttl: OLD_AFTER_MS - 1, // old is what is older than that
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });

  async function get<T>(
    key: string,
    reading: Reading,
    read: (own: Reading) => Promise<T>,
  ): Promise<T> {
    const entry =
      fresh(key) ?? start(key, { ...reading, tags: new Set(reading.tags), until: null }, read);
    const value = (await entry.value) as T;
    dependOn(reading, ...entry.own.tags);
    holdUntil(reading, entry.own.until);
    return value;
  }

  function fresh(key: string): CachedRead | undefined {
    const entry = known.get(key);
    return entry && (entry.own.until?.getTime() ?? Infinity) > Date.now() ? entry : undefined;
  }

  function start(key: string, own: Reading, read: (own: Reading) => Promise<unknown>): CachedRead {
    const entry: CachedRead = { own, value: read(own), read: false };
    entry.value.then(
      () => {
        entry.read = true;
      },
      () => {
        if (known.peek(key) === entry) known.delete(key);
      },
    );
    known.set(key, entry);
    return entry;
  }

  /** A value that is still being read does not know its tags yet, so it is dropped too. */
  function end(tags: string[] | null): void {
    for (const [key, entry] of known.entries())
      if (!tags || !entry.read || tags.some((tag) => entry.own.tags.has(tag))) known.delete(key);
  }

  return { get, end };
}
