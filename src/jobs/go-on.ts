import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';

/**
 * Does some of a work, each time in a transaction of its own, until nothing is left or `most` is
 * done.
 */
export const goOn =
  (db: Db) =>
  async (work: (tx: Tx) => Promise<number>, most = Infinity): Promise<void> => {
    let done = 0;
    for (let some = 1; some > 0 && done < most; done += some) some = await transaction(db, work);
  };
