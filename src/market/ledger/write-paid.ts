import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';
import { writeReceipts } from '#market/ledger/write-receipts.ts';
import { writeSale } from '#market/ledger/write-sale.ts';

type Payment = {
  id: number;
  order_id: number;
  method: number;
  state: string;
  amount: number;
  received: number;
  currency: string;
  receipts: boolean;
};

/**
 * Books the money of a payment, and the sale of every live parcel of its order that costs something
 * and is not sold yet; a free parcel is sold when it is delivered (`writeDelivered`). Once only.
 * The caller has locked the order.
 */
export async function writePaid(tx: Tx, paymentId: number, now: Date): Promise<void> {
  const orderId = await writeMoney(tx, paymentId, now);
  const parcels = await tx
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .where('total', '>', 0)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id } of parcels) await writeSale(tx, id, now);
}

/**
 * Books only the money: what came through the gateway is owed to the customer. Any overpayment is
 * the market's, unless the payment does not count (too late, made twice, wrong): then all of it is
 * the customer's. Money by transfer is booked receipt by receipt. Once only. Returns the order's
 * id.
 */
export async function writeMoney(tx: Tx, paymentId: number, now: Date): Promise<number> {
  const {
    rows: [payment],
  } = await sql<Payment>`
    select id, order_id, method, state, amount, coalesce(received, amount) as received, currency,
      exists (select from bank_receipts r where r.payment_id = p.id) as receipts
    from payments p
    where id = ${paymentId}
  `.execute(tx);
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  if (payment.receipts) {
    await writeReceipts(tx, paymentId, now);
    return payment.order_id;
  }
  const surplus =
    payment.state === 'succeeded' ? Math.max(0, payment.received - payment.amount) : 0;
  await writeEntry(
    tx,
    {
      kind: 'payment',
      fact: `payment:${payment.id}`,
      currency: payment.currency,
      at: now,
      orderId: payment.order_id,
      paymentId: payment.id,
    },
    [
      { account: 'gateway', method: payment.method, amount: -payment.received },
      { account: 'customer', amount: payment.received - surplus },
      { account: 'market', amount: surplus },
    ],
  );
  return payment.order_id;
}
