import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';

/**
 * Asks the courier to send what waits for a webhook, at once or `when`. Each has a queue of its
 * own, so that one after the other goes out, and none waits for another's.
 */
export const askToSend = (tx: Tx, webhook: number, when?: Date): Promise<void> =>
  enqueue(
    tx,
    'send-webhook',
    { webhook },
    { ...(when ? { when } : {}), key: `send-webhook ${webhook}`, queue: `webhook ${webhook}` },
  );
