import type { Db, Tx } from '#db/connect.ts';
import { throughGate } from '#db/gate.ts';
import { isStale } from '#db/prepared.ts';
import { codeOf } from '#db/trouble.ts';

// serialization failure, deadlock: PostgreSQL asks to try again
const AGAIN = new Set(['40001', '40P01']);
const TRIES = 4;

/**
 * Runs the work in one transaction; if it throws, everything is rolled back. The work may run more
 * than once, so it must change nothing but the database.
 */
export function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return throughGate(db, async () => {
    for (let tried = 1; ; tried++) {
      try {
        return await db.transaction().execute(work);
      } catch (problem) {
        if (tried === TRIES || !isAgain(problem)) throw problem;
      }
    }
  });
}

const isAgain = (problem: unknown): boolean => AGAIN.has(codeOf(problem)) || isStale(problem);
