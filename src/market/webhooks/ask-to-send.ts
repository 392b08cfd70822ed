import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';

/**
 * Queues the sending of a webhook's waiting messages, now or at `when`. Each webhook has a queue of
 * its own, so that its messages go out in order, and none waits for another's.
 */
export const askToSend = (tx: Tx, webhook: number, when?: Date): Promise<void> =>
  enqueue(
    tx,
    'send-webhook',
    { webhook },
    { ...(when ? { when } : {}), key: `send-webhook ${webhook}`, queue: `webhook ${webhook}` },
  );
