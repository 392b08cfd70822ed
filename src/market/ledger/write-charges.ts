import type { Tx } from '#db/connect.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';

/**
 * Books the charges that banks deducted from a transfer which pays its order all the same: the
 * customer no longer owes them, and the market bears them. Once only. The caller has locked the
 * order.
 */
export async function writeCharges(tx: Tx, paymentId: number, now: Date): Promise<void> {
  const {
    order_id: orderId,
    bank_charges: charges,
    currency,
  } = await tx
    .selectFrom('payments')
    .select(['order_id', 'bank_charges', 'currency'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const fact = `bank-charges:payment:${paymentId}`;
  await writeEntry(tx, { kind: 'fee', fact, currency, at: now, orderId, paymentId }, [
    { account: 'customer', amount: charges },
    { account: 'market', amount: -charges },
  ]);
}
