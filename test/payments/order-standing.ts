// The state of an order and its payments.
import { expect, vi } from 'vitest';
import type { AtShop } from './at-shop.ts';
import type { Waiting } from './buyers.ts';

export async function standing({ base: { db } }: AtShop, orderId: number) {
  const { paid, refunded, total, paid_at, cancelled_at } = await db
    .selectFrom('orders')
    .select(['paid', 'refunded', 'total', 'paid_at', 'cancelled_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom('payments')
    .select(['state', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const events = await db
    .selectFrom('events')
    .select('data')
    .where('kind', '=', 'order-paid')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'amount', 'state', 'provider_ref'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return {
    paid,
    refunded,
    total,
    done: paid_at !== null,
    gone: cancelled_at !== null,
    payments,
    refunds,
    paidEvents: events.filter(
      ({ data }) =>
        JSON.stringify(data).includes(`"order": ${orderId},`) ||
        JSON.stringify(data).includes(`"order":${orderId},`),
    ).length,
  };
}

/** Waits until an order has this state. */
export const until = (at: AtShop, order: { id: number }, wanted: object): Promise<void> =>
  vi.waitFor(async () => expect(await standing(at, order.id)).toMatchObject(wanted), {
    timeout: 60_000,
    interval: 50,
  });
/** The state of an order that was paid once, by its only payment. */
export const paidOnce = ({ total }: Waiting) => ({
  done: true,
  paid: total,
  paidEvents: 1,
  payments: [{ state: 'succeeded' }],
});
