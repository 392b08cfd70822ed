import type { Db, Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import type { Notice } from '#market/payments/gateways/gateway.ts';
import { askCheck } from '#market/payments/ask-check.ts';

/**
 * Stores a gateway's notice once, and queues a check of the payment or refund that it is about, in
 * one transaction, so that a crash loses neither. Returns whether that payment or refund is known.
 */
export async function takeNotice(
  db: Db,
  method: number,
  { eventId, kind, about }: Notice,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const payment = await findPayment(tx, method, about);
    const stored = await tx
      .insertInto('payment_events')
      .values({ method, event_id: eventId, payment_id: payment, kind: kind.slice(0, 100) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    const refund =
      about.refundRef === undefined
        ? undefined
        : await tx
            .selectFrom('refunds')
            .select(['id', 'source'])
            .where('provider_ref', '=', about.refundRef)
            .executeTakeFirst();
    if (stored && refund?.source === 'market')
      await enqueue(tx, 'send-refund', { refund: refund.id });
    else if (stored && payment !== null) await askCheck(tx, payment);
    return payment !== null || refund !== undefined;
  });
}

async function findPayment(
  tx: Tx,
  method: number,
  { key, providerRef, providerPaymentRef }: Notice['about'],
): Promise<number | null> {
  for (const [column, value] of [
    ['key', key],
    ['provider_ref', providerRef],
    ['provider_payment_ref', providerPaymentRef],
  ] as const) {
    const found =
      value === undefined
        ? undefined
        : await tx
            .selectFrom('payments')
            .select('id')
            .where('method', '=', method)
            .where(column, '=', value)
            .executeTakeFirst();
    if (found) return found.id;
  }
  return null;
}
