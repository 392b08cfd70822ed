import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';

type Receipt = {
  id: number;
  order_id: number;
  amount: Money;
  currency: string;
  account_id: number | null;
};

/**
 * Books the money that arrived for a bank transfer, receipt by receipt: it is on the bank's
 * account, and owed to the customer until sales use it or it is refunded. Once only. The caller has
 * locked the order.
 */
export async function writeReceipts(tx: Tx, paymentId: number, now: Date): Promise<void> {
  const { rows } = await sql<Receipt>`
    select r.id, r.order_id, r.amount, r.currency, r.account_id
    from bank_receipts r
    where r.payment_id = ${paymentId}
      and not exists (
        select from ledger_entries e
        where e.fact in ('receipt:' || r.id, 'payment:' || r.payment_id)
      )
    order by r.id
  `.execute(tx);
  for (const { id, order_id: orderId, amount, currency, account_id: accountId } of rows) {
    const by = accountId === null ? {} : { accountId };
    await writeEntry(
      tx,
      { kind: 'payment', fact: `receipt:${id}`, currency, at: now, orderId, paymentId, ...by },
      [
        { account: 'gateway', method: orderMethod.bank, amount: -amount },
        { account: 'customer', amount },
      ],
    );
  }
}
