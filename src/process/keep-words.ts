// Keeps this process's messages up to date with the market's own texts: reads them at the start,
// and whenever one was changed anywhere.
import type { Db } from '#db/connect.ts';
import type { Log } from '#hall/log.ts';
import { readStamps, readTexts } from '#market/messages/read-messages.ts';
import { layWords } from '#words/lay-words.ts';

const AGAIN_MS = 1000;

export type FreshWords = {
  /**
   * Reads what has changed and uses it from then on. Returns the cache tags of what now reads
   * differently; none while the database is away, in which case it tries again until `stop`.
   */
  read: () => Promise<string[]>;
  stop: () => void;
};

/** `ended` receives the tags of a read that nobody waits for. */
export function keepWords(db: Db, log: Log, ended: (tags: string[]) => void): FreshWords {
  const known = new Map<string, number>();
  let running: Promise<string[]> | null = null;
  let waiting: Promise<string[]> | null = null;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;

  /**
   * One read at a time: a caller during a read waits for another one, because their change may have
   * been missed.
   */
  function read(): Promise<string[]> {
    if (running) {
      waiting ??= running.then(() => {
        waiting = null;
        return read();
      });
      return waiting;
    }
    running = readChanged(db, known)
      .catch(tryAgain)
      .finally(() => {
        running = null;
      });
    return running;
  }

  function tryAgain(problem: unknown): string[] {
    if (stopped) return [];
    log.warn({ err: problem }, 'the messages could not be read');
    clearTimeout(again);
    again = setTimeout(() => void read().then(ended), AGAIN_MS);
    return [];
  }

  return {
    read,
    stop: () => {
      stopped = true;
      clearTimeout(again);
    },
  };
}

async function readChanged(db: Db, known: Map<string, number>): Promise<string[]> {
  const stamps = await readStamps(db);
  const changed: string[] = [];
  for (const language of new Set([...known.keys(), ...stamps.keys()])) {
    const stamp = stamps.get(language) ?? 0;
    if (stamp === known.get(language)) continue;
    changed.push(...layWords(language, await readTexts(db, language)));
    known.set(language, stamp);
  }
  return changed.map((language) => `words:${language}`);
}

/** Whether a touched tag means that messages were changed. */
export const isOfWords = (tag: string): boolean => tag.startsWith('words:');
