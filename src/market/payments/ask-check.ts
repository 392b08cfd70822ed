import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';

/** Queues a check of a payment. Several requests before it runs become one. */
export const askCheck = (tx: Tx, payment: number): Promise<void> =>
  enqueue(tx, 'look-at-payment', { payment }, { key: `look:${payment}` });
