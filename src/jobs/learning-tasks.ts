// Scheduled tasks that learn about products: what is bought together, what is similar, what is
// popular.
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import type { TaskTable } from '#jobs/tasks.ts';
import { goOn } from '#jobs/go-on.ts';
import { learnAlike } from '#market/catalogue/learn-alike.ts';
import { countPopular } from '#market/figures/count-popular.ts';
import { learnBought } from '#market/orders/learn-bought.ts';

/** How many products are compared within ten minutes. */
const COMPARED = 2000;

type Learning = Pick<TaskTable, 'count-popular' | 'learn-alike' | 'learn-bought'>;

export function learningTasks(db: Db): Learning {
  const untilNone = goOn(db);
  return {
    'count-popular': () => transaction(db, (tx) => countPopular(tx, new Date())),
    'learn-alike': () => untilNone((tx) => learnAlike(tx, new Date()), COMPARED),
    'learn-bought': () => untilNone((tx) => learnBought(tx, new Date())),
  };
}
