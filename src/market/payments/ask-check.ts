import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';

/** Queues a look at a payment; several before it runs are one. */
export const askCheck = (tx: Tx, payment: number): Promise<void> =>
  enqueue(tx, 'look-at-payment', { payment }, { key: `look:${payment}` });
