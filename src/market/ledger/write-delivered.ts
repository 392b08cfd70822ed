import { sql } from 'kysely';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';
import { writeSale } from '#market/ledger/write-sale.ts';

type Row = {
  order_id: number;
  store_id: number;
  total: number;
  currency: string;
  cash: boolean;
  paid: boolean;
  free: boolean;
};

/**
 * Books a delivery. If the order is paid in cash on delivery, the store now has the cash, as a debt
 * to the market, and the parcel is sold; so is a parcel that cost its buyer nothing. For other
 * orders nothing is booked: their sale was booked with the payment, and their earnings are released
 * later. Once only. The caller has locked the order.
 */
export async function writeDelivered(tx: Tx, parcelId: number, now: Date): Promise<void> {
  const {
    rows: [parcel],
  } = await sql<Row>`
    select p.order_id, p.store_id, p.total, o.currency,
      o.order_method = ${orderMethod.cashOnDelivery} as cash,
      exists (
        select from payments y
        where y.order_id = o.id and y.state = 'succeeded'
      ) as paid,
      o.total = 0 as free
    from parcels p
    join orders o on o.id = p.order_id
    where p.id = ${parcelId} and p.cancelled_at is null
    for no key update of p
  `.execute(tx);
  if (!parcel) return;
  const { order_id: orderId, store_id: storeId, total, currency, cash, paid, free } = parcel;
  const collected = cash && !paid;
  if (collected && total > 0)
    await writeEntry(
      tx,
      { kind: 'cash', fact: `cash:parcel:${parcelId}`, currency, at: now, orderId, parcelId },
      [
        { account: 'store', storeId, amount: -total },
        { account: 'customer', amount: total },
      ],
    );
  if (collected || (total === 0 && (paid || free))) await writeSale(tx, parcelId, now);
}
