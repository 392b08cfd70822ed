// What many pages need and few writes change (the frame of every page): read once, remembered until
// something it depends on is touched, its time is over or it is old.
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';

export type ReadCache = {
  /**
   * What was read before under this key, else what `read` gives; the asking reading takes over what
   * it depends on, and until when it holds.
   */
  get: <T>(key: string, reading: Reading, read: (own: Reading) => Promise<T>) => Promise<T>;
  /** Forgets what depends on these tags; null forgets everything. */
  end: (tags: string[] | null) => void;
};

type Known = { value: Promise<unknown>; own: Reading; read: boolean; oldAt: number };

const OLD_AFTER_MS = 10 * 60_000; // should the word of a touch ever be lost

export function createReadCache(): ReadCache {
  const known = new Map<string, Known>();

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

  function fresh(key: string): Known | undefined {
    const entry = known.get(key);
    return entry && Math.min(entry.oldAt, entry.own.until?.getTime() ?? Infinity) > Date.now()
      ? entry
      : undefined;
  }

  function start(key: string, own: Reading, read: (own: Reading) => Promise<unknown>): Known {
    const entry: Known = { own, value: read(own), read: false, oldAt: Date.now() + OLD_AFTER_MS };
    entry.value.then(
      () => {
        entry.read = true;
      },
      () => {
        if (known.get(key) === entry) known.delete(key);
      },
    );
    known.set(key, entry);
    return entry;
  }

  /**
   * An entry that is still being read does not know yet what it depends on: it is forgotten too.
   */
  function end(tags: string[] | null): void {
    for (const [key, entry] of known)
      if (!tags || !entry.read || tags.some((tag) => entry.own.tags.has(tag))) known.delete(key);
  }

  return { get, end };
}
