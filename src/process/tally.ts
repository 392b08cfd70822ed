// Counts things in memory, and writes the counts down now and then.
import type { Services } from '#hall/services.ts';

/** How often the counts are written. */
const WRITTEN_MS = 10_000;

export type Count<What> = { what: What; times: number };
export type Tally<What> = {
  /** Counts something once; of several with the same key, the last is kept. */
  add: (key: string, what: What) => void;
  /** Writes the rest, and stops counting. */
  close: () => Promise<void>;
};
type TallyOptions<What> = {
  /** The name of what is counted, for the log. */
  name: string;
  /** The most keys at a time; others are not counted. */
  most: number;
  /** How many are written at once. */
  atOnce: number;
  write: (counts: Count<What>[]) => Promise<void>;
};

/**
 * Counts things by their keys, and writes the counts; those that could not be written are written
 * with the next.
 */
export function createTally<What>(
  { log }: Pick<Services, 'log'>,
  { name, most, atOnce, write }: TallyOptions<What>,
): Tally<What> {
  const counts = new Map<string, Count<What>>();
  const count = (key: string, { what, times }: Count<What>) => {
    const before = counts.get(key);
    if (before || counts.size < most)
      counts.set(key, { what, times: (before?.times ?? 0) + times });
  };
  const writeDown = async () => {
    const taken = [...counts];
    counts.clear();
    for (let at = 0; at < taken.length; at += atOnce) {
      const some = taken.slice(at, at + atOnce);
      await write(some.map(([, one]) => one)).catch((problem: unknown) => {
        for (const [key, one] of some) count(key, one);
        log.warn({ err: problem }, `${name} are written down later`);
      });
    }
  };
  const timer = setInterval(() => void writeDown(), WRITTEN_MS);
  timer.unref();
  return {
    add: (key, what) => count(key, { what, times: 1 }),
    close: async () => {
      clearInterval(timer);
      await writeDown();
    },
  };
}
