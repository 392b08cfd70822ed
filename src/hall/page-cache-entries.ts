// The entries of the page cache, by key and by tag, limited by memory. lru-cache drops those that
// have not been used for longest.
import { LRUCache } from 'lru-cache';
import { weightOf, type CachedAnswer } from '#hall/cached-answer.ts';

/** `freshUntil`: when it was touched, or becomes old. `endsAt`: when it becomes wrong. */
export type Entry = { answer: CachedAnswer; freshUntil: number; endsAt: number };

export type Shelf = {
  /** The entry; this counts as a use. */
  use: (key: string) => Entry | undefined;
  peek: (key: string) => Entry | undefined;
  put: (key: string, entry: Entry) => void;
  drop: (key: string) => void;
  /** The entries that have one of these tags; null: all entries. */
  tagged: (tags: string[] | null) => Entry[];
  size: () => { entries: number; bytes: number };
};

/** Takes the maximum of bytes to hold. A single entry that is larger is not stored. */
export function createShelf(mostBytes: number): Shelf {
  const byTag = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, mostBytes),
    dispose: ({ answer }, key) => untag(byTag, key, answer.tags),
  });
  const peek = (key: string) => entries.peek(key);

  function put(key: string, entry: Entry): void {
    entries.set(key, entry, { size: weightOf(key, entry.answer) });
    if (peek(key) !== entry) return;
    for (const tag of entry.answer.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key));
  }

  function tagged(tags: string[] | null): Entry[] {
    const keys = tags ? tags.flatMap((tag) => [...(byTag.get(tag) ?? [])]) : [...entries.keys()];
    return keys.flatMap((key) => peek(key) ?? []);
  }

  return {
    use: (key) => entries.get(key),
    peek,
    put,
    drop: (key) => {
      entries.delete(key);
    },
    tagged,
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
}

function untag(byTag: Map<string, Set<string>>, key: string, tags: string[]): void {
  for (const tag of tags) {
    const keys = byTag.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) byTag.delete(tag);
  }
}
