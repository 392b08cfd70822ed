// What this process says: the market's messages are read when it starts, and whenever one was
// changed anywhere.
import type { Db } from '#db/connect.ts';
import type { Log } from '#hall/log.ts';
import { readStamps, readTexts } from '#market/messages/read-messages.ts';
import { layWords } from '#words/lay-words.ts';

const AGAIN_MS = 1000;

export type FreshWords = {
  /**
   * Reads what has changed since, and says it from then on. Answers the tags of what says something
   * else now; none while the database can not be asked, then it is tried again until `stop`.
   */
  read: () => Promise<string[]>;
  stop: () => void;
};

/** Takes what to do with the tags of a read that nobody waits for. */
export function keepWords(db: Db, log: Log, ended: (tags: string[]) => void): FreshWords {
  const known = new Map<string, number>();
  let running: Promise<string[]> | null = null;
  let waiting: Promise<string[]> | null = null;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;

  /** One at a time: whoever asks while one is running may have changed what it has read already. */
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

/** Whether a touched tag says that messages were changed. */
export const isOfWords = (tag: string): boolean => tag.startsWith('words:');
