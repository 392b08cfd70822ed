// The tasks that follow from each kind of event.
import { sql } from 'kysely';
import type { Events } from '#contract/events.ts';
import type { Letters } from '#contract/letters.ts';
import type { Tasks } from '#contract/tasks.ts';
import type { Tx } from '#db/connect.ts';
import { enqueue, writeTo } from '#db/enqueue.ts';
import { eventsOf } from '#jobs/webhooks/news-of.ts';
import { callOffParcels } from '#market/orders/call-off-parcels.ts';
import { announceParcels } from '#market/orders/announce-parcels.ts';
import { endOpen } from '#market/payments/end-open-payments.ts';
import { settleOrder } from '#market/payments/disputes/settle-order-disputes.ts';
import { readCancelledPieces } from '#market/payments/refunds/read-cancelled-pieces.ts';
import { refundCancelled } from '#market/payments/refunds/refund-cancelled.ts';
import { returnArrived } from '#market/payments/transfers/give-back.ts';
import { settleArrived } from '#market/payments/transfers/settle-transfer.ts';
import { writeToOwner } from '#market/settings/write-to-owner.ts';
import { isHeard } from '#market/webhooks/enqueue-webhooks.ts';
import { writeToStore, type StoreReaders } from '#market/stores/write-to-store.ts';

const reactions: Partial<{
  [Kind in keyof Events]: (tx: Tx, data: Events[Kind]) => Promise<void>;
}> = {
  'order-placed': async (tx, { order }) => {
    await writeToBuyer(tx, order, 'order-placed', { order });
    await announceParcels(tx, order);
  },
  'method-switched': (tx, { order }) => announceParcels(tx, order),
  'order-mail-asked': (tx, { order }) => writeToBuyer(tx, order, 'order-placed', { order }),
  'pay-link-asked': (tx, { order }) => writeToBuyer(tx, order, 'order-to-pay', { order }),
  'order-cancelled': async (tx, { order }) => {
    await endOpen(tx, order);
    await refundCancelled(tx, order);
    await returnArrived(tx, order);
    await writeToBuyer(tx, order, 'order-cancelled', { order });
    await callOffParcels(tx, { order });
  },
  'parcel-cancelled': async (tx, gone) => {
    await endOpen(tx, gone.order); // pages that ask for what it came to before
    await refundCancelled(tx, gone.order);
    await settleArrived(tx, gone.order);
    await writeToBuyer(tx, gone.order, 'parcel-cancelled', gone);
    await callOffParcels(tx, gone);
  },
  'pieces-cancelled': async (tx, { order, ...how }) => {
    await settleArrived(tx, order);
    const cancelled = await readCancelledPieces(tx, how);
    if (cancelled) await writeToBuyer(tx, order, 'pieces-cancelled', { order, ...cancelled });
  },
  'order-paid': async (tx, { order, amount }) => {
    await endOpen(tx, order);
    await writeToBuyer(tx, order, 'order-paid', { order, amount });
    await announceParcels(tx, order);
  },
  'transfer-short': (tx, short) => writeToBuyer(tx, short.order, 'transfer-short', short),
  'transfer-refused': (tx, refused) => writeToBuyer(tx, refused.order, 'transfer-refused', refused),
  'payment-in-review': (tx, wrong) => writeToOwner(tx, 'payment-in-review', wrong),
  'refund-failed': async (tx, failed) => {
    await settleOrder(tx, failed.order);
    await writeToOwner(tx, 'refund-failed', failed);
  },
  'refund-outside': (tx, made) => writeToOwner(tx, 'refund-outside', made),
  'dispute-opened': async (tx, { order, dispute }) => {
    await writeToOwner(tx, 'dispute-opened', { order, dispute });
    await writeToStores(tx, dispute, 'everybody', 'store-dispute-opened');
  },
  'dispute-ended': async (tx, { order, dispute }) => {
    await writeToOwner(tx, 'dispute-ended', { order, dispute });
    await writeToStores(tx, dispute, 'owners', 'store-dispute-ended');
  },
  'payment-not-needed': (tx, back) => writeToBuyer(tx, back.order, 'payment-not-needed', back),
  'order-refunded': async (tx, back) => {
    await settleOrder(tx, back.order);
    await writeToBuyer(tx, back.order, 'refunded', back);
  },
  'payout-paid': (tx, { payout, store }) =>
    writeToStore(tx, { store, to: 'owners' }, 'payout-paid', { payout }),
  'parcel-moved': (tx, moved) => writeToBuyer(tx, moved.order, 'parcel-moved', moved),
};

/** Queues what follows from an event, and the webhooks that subscribe to it. */
export async function react(tx: Tx, { kind, data, event }: Tasks['react']): Promise<void> {
  const reaction = reactions[kind] as ((tx: Tx, data: unknown) => Promise<void>) | undefined;
  await reaction?.(tx, data);
  if (event !== undefined && (await isHeard(tx, eventsOf(kind))))
    await enqueue(tx, 'tell-webhooks', { event });
}

/**
 * A letter to each store that sold something in a disputed order; none for a payment that pays no
 * order.
 */
async function writeToStores(
  tx: Tx,
  dispute: number,
  to: StoreReaders,
  kind: 'store-dispute-opened' | 'store-dispute-ended',
): Promise<void> {
  const { rows } = await sql<{ parcel: number; store: number }>`
    select p.id as parcel, p.store_id as store from disputes d
    join payments y on y.id = d.payment_id and y.state = 'succeeded'
    join parcels p on p.order_id = y.order_id
    where d.id = ${dispute} order by p.id`.execute(tx);
  for (const { parcel, store } of rows)
    await writeToStore(tx, { store, to }, kind, { dispute, parcel });
}

/**
 * A letter to the buyer of an order, in the language of the order; nothing if the buyer was erased
 * since.
 */
async function writeToBuyer<Kind extends keyof Letters>(
  tx: Tx,
  orderId: number,
  kind: Kind,
  data: Letters[Kind],
): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .select(['language', sql<string>`address ->> 'email'`.as('email')])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order?.email) await writeTo(tx, kind, { email: order.email, language: order.language }, data);
}
