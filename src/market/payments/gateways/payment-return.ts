import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { askCheck } from '#market/payments/ask-check.ts';

/**
 * A shopper's return from a gateway's page: the payment's key, its order and its language, and the
 * origin of the web client that they came from; null for the shop's own.
 */
export type PaymentReturn = {
  key: string;
  orderId: number;
  language: string;
  origin: string | null;
};

/** The payment of a key in an address; null if there is none. */
export async function findPaymentReturn(db: Db, key: string): Promise<PaymentReturn | null> {
  const found = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.key', 'p.origin', 'o.id', 'o.language'])
    .where('p.key', '=', key.slice(0, 64))
    .executeTakeFirst();
  if (!found) return null;
  const { id: orderId, ...payment } = found;
  return { ...payment, orderId };
}

/**
 * A shopper pressed cancel on the gateway's page. They may have paid all the same: a check is
 * queued, and the payment stays open until the gateway says how it stands.
 */
export async function cancelAtReturn(db: Db, key: string, now = new Date()): Promise<void> {
  await transaction(db, async (tx) => {
    const payment = await tx
      .updateTable('payments')
      .set({ look_at: now })
      .where('key', '=', key)
      .where('state', 'in', ['sent', 'processing'])
      .returning('id')
      .executeTakeFirst();
    if (payment) await askCheck(tx, payment.id);
  });
}
