import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';

/**
 * Books as the market's what a customer transferred beyond the order's price, in minor units. Once
 * only. The caller has locked the order.
 */
export async function writeSurplus(
  tx: Tx,
  paymentId: number,
  surplus: Money,
  now: Date,
): Promise<void> {
  const { order_id: orderId, currency } = await tx
    .selectFrom('payments')
    .select(['order_id', 'currency'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const fact = `surplus:payment:${paymentId}`;
  await writeEntry(tx, { kind: 'payment', fact, currency, at: now, orderId, paymentId }, [
    { account: 'customer', amount: -surplus },
    { account: 'market', amount: surplus },
  ]);
}
