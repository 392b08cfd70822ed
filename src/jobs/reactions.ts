// What follows what: each kind of event and the tasks it asks for.
import { sql } from 'kysely';
import type { Events } from '#contract/events.ts';
import type { Letters } from '#contract/letters.ts';
import type { Tasks } from '#contract/tasks.ts';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { endOpen } from '#market/payments/end-open.ts';
import { refundCancelled } from '#market/payments/refund-cancelled.ts';
import { writeToOwner } from '#market/settings/write-to-owner.ts';

const reactions: Partial<{ [Kind in keyof Events]: (tx: Tx, data: Events[Kind]) => Promise<void> }> = {
  'order-mail-asked': (tx, { order }) => writeToBuyer(tx, order, 'order-placed', { order }),
  'order-cancelled': async (tx, { order }) => {
    await endOpen(tx, order);
    await refundCancelled(tx, order);
    await writeToBuyer(tx, order, 'order-cancelled', { order });
  },
  'parcel-cancelled': async (tx, gone) => {
    await refundCancelled(tx, gone.order);
    await writeToBuyer(tx, gone.order, 'parcel-cancelled', gone);
  },
  'order-paid': async (tx, { order, amount }) => {
    await endOpen(tx, order);
    await writeToBuyer(tx, order, 'order-paid', { order, amount });
  },
  'transfer-refused': (tx, refused) => writeToBuyer(tx, refused.order, 'transfer-refused', refused),
  'payment-in-review': (tx, wrong) => writeToOwner(tx, 'payment-in-review', wrong),
  'refund-failed': (tx, failed) => writeToOwner(tx, 'refund-failed', failed),
  'order-refunded': (tx, { order, amount }) => writeToBuyer(tx, order, 'refunded', { order, amount }),
  'parcel-moved': (tx, moved) => writeToBuyer(tx, moved.order, 'parcel-moved', moved),
};

export async function react(tx: Tx, { kind, data }: Tasks['react']): Promise<void> {
  const reaction = reactions[kind] as ((tx: Tx, data: unknown) => Promise<void>) | undefined;
  await reaction?.(tx, data);
}

/** A letter to the address of an order, in the language it was placed in; nothing when its buyer was erased since. */
async function writeToBuyer<Kind extends keyof Letters>(tx: Tx, orderId: number, kind: Kind, data: Letters[Kind]): Promise<void> {
  const order = await tx.selectFrom('orders').select(['language', sql<string>`address ->> 'email'`.as('email')]).where('id', '=', orderId).executeTakeFirst();
  if (order?.email) await writeTo(tx, kind, order.email, order.language, data);
}
