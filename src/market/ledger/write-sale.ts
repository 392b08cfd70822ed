import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { sharesOf } from '#market/ledger/sale-shares.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';

type Row = {
  id: number;
  order_id: number;
  store_id: number;
  currency: string;
  total: number;
  subtotal: number;
  bundle_offer: number;
  shipping_price: number;
  tax: number;
  voucher_price: number;
  fee: number;
  commission: number;
  store_pays: boolean;
};

/** Books the sale of a parcel: what its buyer pays, and who gets which share. Once only. */
export async function writeSale(tx: Tx, parcelId: number, now: Date): Promise<void> {
  const {
    rows: [parcel],
  } = await sql<Row>`
    select p.id, p.order_id, p.store_id, o.currency, p.total, p.subtotal, p.bundle_offer,
      p.shipping_price, p.tax, p.voucher_price, p.fee,
      o.voucher_store_id is not distinct from p.store_id as store_pays,
      (
        select coalesce(sum(commission), 0)
        from order_lines
        where order_id = p.order_id and parcel_id = p.id
      ) as commission
    from parcels p
    join orders o on o.id = p.order_id
    where p.id = ${parcelId}
  `.execute(tx);
  if (!parcel) return;
  const { store, tax, market } = sharesOf({
    subtotal: parcel.subtotal,
    bundleOffer: parcel.bundle_offer,
    shipping: parcel.shipping_price,
    tax: parcel.tax,
    voucher: parcel.voucher_price,
    fee: parcel.fee,
    commission: parcel.commission,
    storePays: parcel.store_pays,
  });
  await writeEntry(
    tx,
    {
      kind: 'sale',
      fact: `sale:parcel:${parcel.id}`,
      currency: parcel.currency,
      at: now,
      orderId: parcel.order_id,
      parcelId: parcel.id,
    },
    [
      { account: 'customer', amount: -parcel.total },
      { account: 'held', storeId: parcel.store_id, amount: store },
      { account: 'tax', amount: tax },
      { account: 'market', amount: market },
    ],
  );
}
