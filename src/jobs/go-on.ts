import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';

/**
 * Repeats a part of some work, each time in a transaction of its own, until nothing is left or
 * `most` is reached.
 */
export const goOn =
  (db: Db) =>
  async (work: (tx: Tx) => Promise<number>, most = Infinity): Promise<void> => {
    let done = 0;
    for (let some = 1; some > 0 && done < most; done += some) some = await transaction(db, work);
  };
