// Keeps finished answers (pages, public API answers) compressed, until what they depend on is touched.
import { finish, type Kept, type Made } from '#keep-compress.ts';

export type Keep = {
  /** A kept answer that is still true, or undefined. */
  find: (key: string) => Kept | undefined;
  /** The kept answer, or what `make` gives: one making at a time for a key; one touched a moment ago is handed out while it is made again. */
  get: (key: string, make: () => Promise<Made>) => Promise<Kept>;
  /** Ends what depends on these tags; null ends everything. */
  end: (tags: string[] | null) => void;
  size: () => { entries: number; bytes: number };
};

type Entry = Kept & { used: number; staleAt: number };
type Making = { running: Promise<Kept>; ended: Set<string>; endedAll: boolean };

const STALE_FOR_MS = 1000;

/** Takes the most bytes to hold. Answers of another status than 200 are made but not kept. */
export function createKeep(mostBytes: number): Keep {
  const entries = new Map<string, Entry>();
  const byTag = new Map<string, Set<string>>();
  const makings = new Map<string, Making>();
  let bytes = 0;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.size;
    for (const tag of entry.tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  }

  function put(key: string, kept: Kept, stale: boolean): void {
    drop(key);
    entries.set(key, { ...kept, used: 0, staleAt: stale ? Date.now() : 0 });
    bytes += kept.size;
    for (const tag of kept.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key));
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  }

  function find(key: string): Kept | undefined {
    const entry = entries.get(key);
    if (!entry || entry.staleAt) return undefined;
    if (entry.until && entry.until <= Date.now()) return void drop(key);
    if (++entry.used % 64 === 0) { entries.delete(key); entries.set(key, entry); } // what is used moves to the young end
    return entry;
  }

  function start(key: string, make: () => Promise<Made>): Making {
    const making: Making = { running: Promise.reject(), ended: new Set(), endedAll: false };
    making.running.catch(() => {});
    making.running = make().then(finish).then((kept) => {
      const stale = making.endedAll || kept.tags.some((tag) => making.ended.has(tag)); // touched while it was being made
      if (kept.status === 200) put(key, kept, stale);
      return kept;
    }).finally(() => makings.delete(key));
    makings.set(key, making);
    return making;
  }

  async function get(key: string, make: () => Promise<Made>): Promise<Kept> {
    const found = find(key);
    if (found) return found;
    const making = makings.get(key) ?? start(key, make);
    const old = entries.get(key);
    if (!old?.staleAt || Date.now() - old.staleAt > STALE_FOR_MS) return making.running;
    making.running.catch(() => {});
    return old;
  }

  function end(tags: string[] | null): void {
    for (const making of makings.values()) {
      if (tags) for (const tag of tags) making.ended.add(tag);
      else making.endedAll = true;
    }
    const keys = tags ? tags.flatMap((tag) => [...(byTag.get(tag) ?? [])]) : [...entries.keys()];
    for (const key of keys) {
      const entry = entries.get(key);
      if (entry && !entry.staleAt) entry.staleAt = Date.now();
    }
  }

  return { find, get, end, size: () => ({ entries: entries.size, bytes }) };
}
