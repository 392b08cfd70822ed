import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { audit } from '#market/accounts/audit-log.ts';
import {
  type CancelWords,
  closeOrder,
  reasonText,
  writeCancellation,
} from '#market/orders/cancel-order.ts';
import { closeParcels } from '#market/orders/close-parcels.ts';
import { collectCash } from '#market/orders/collect-cash.ts';
import { followOwed } from '#market/orders/amount-owed.ts';
import { mayCancelParcel } from '#market/orders/parcel.ts';
import { checkMayWork } from '#market/orders/work-parcel.ts';
import type { Seller, Shopper, Staff } from '#market/settings/actor.ts';
import { giveVoucherBack } from '#market/vouchers/claim-voucher.ts';

/** `title` heads the message when the whole order goes with the parcel; empty: the store's name. */
export type CancellingParcel = CancelWords & { parcelId: number };
type Actor = Shopper | Seller | Staff;
type Order = { id: number };
type Row = {
  id: number;
  status: number;
  cancelled: boolean;
  voucher_price: number;
  /** What counts for the minimum of the order's voucher. */
  spend: number;
  minimum: number;
  store: string;
};

/**
 * Cancels one parcel: its buyer while it is pending, a seller of its store or the market's staff
 * until it is picked up. Stock and sale quota come back; the voucher too, once it serves no live
 * parcel any more. With its last live parcel the order is cancelled; a cash order whose other
 * parcels have all arrived is paid. Refuses 'parcel-not-found', 'store-suspended',
 * 'already-cancelled', 'not-cancellable' and 'voucher-needs-all' to the buyer, 'move-not-allowed'
 * to the shop.
 */
export async function cancelParcel(
  tx: Tx,
  actor: Actor,
  { parcelId, title, message, reason = '' }: CancellingParcel,
  now = new Date(),
): Promise<void> {
  const shop = actor.kind === 'seller' || actor.kind === 'staff' ? actor : null;
  if (shop) await checkMayWork(tx, shop, parcelId);
  const order = await lockOrder(tx, actor, parcelId);
  const parcels = await lockParcels(tx, order.id);
  const parcel = parcels.find(({ id }) => id === parcelId);
  if (!parcel) throw new Refusal('parcel-not-found');
  mayCancelParcel(parcel, shop === null);
  const rest = parcels.filter(({ id, cancelled }) => id !== parcelId && !cancelled);
  if (!shop) checkVoucher(rest);
  if (rest.length === 0) {
    await closeOrder(tx, order.id, now);
    const words = { title: title || parcel.store, message, reason };
    await writeCancellation(tx, { orderId: order.id, ...words }, now);
  } else {
    if (!rest.some(({ voucher_price }) => voucher_price > 0)) await giveVoucherBack(tx, order.id);
    await record(tx, 'parcel-cancelled', { order: order.id, parcel: parcelId });
  }
  const accountId = 'accountId' in actor ? actor.accountId : null;
  const note = shop ? message : reasonText({ title, message, reason });
  const closing = { actor: shop?.kind ?? 'customer', accountId, note, reason } as const;
  await closeParcels(tx, [parcelId], closing, now);
  await collectCash(tx, order.id, now);
  await followOwed(tx, order.id, now);
  if (shop)
    await audit(tx, shop, {
      action: 'parcel.cancel',
      subject: `parcel:${parcelId}`,
      note: message,
    });
}

/**
 * A buyer who keeps the voucher has to keep to its minimum: the rest of the order must reach it.
 * When the shop cancels, the voucher stays.
 */
function checkVoucher(rest: Row[]): void {
  const spend = rest.reduce((sum, parcel) => sum + parcel.spend, 0);
  const discounted = rest.find(({ voucher_price }) => voucher_price > 0);
  if (discounted && spend < discounted.minimum) throw new Refusal('voucher-needs-all');
}

async function lockOrder(tx: Tx, actor: Actor, parcelId: number): Promise<Order> {
  const own = 'key' in actor ? sql`and o.shopper = ${actor.key}` : sql``;
  const {
    rows: [order],
  } = await sql<Order>`
    select o.id
    from orders o
    where o.id = (select order_id from parcels where id = ${parcelId})
    ${own}
    for update
  `.execute(tx);
  if (!order) throw new Refusal('parcel-not-found');
  return order;
}

async function lockParcels(tx: Tx, orderId: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.id, p.status, p.cancelled_at is not null as cancelled, p.voucher_price,
      s.name as store,
      case
        when counts_for_all(v) then p.subtotal - p.bundle_offer
        else (
          select coalesce(sum(l.selling * (l.quantity - l.bundle_free)), 0)
          from order_lines l
          where l.parcel_id = p.id and l.voucher_price > 0
        )
      end as spend,
      coalesce(v.min_spend, 0) as minimum
    from parcels p
    join stores s on s.id = p.store_id
    join orders o on o.id = p.order_id
    left join vouchers v on v.id = o.voucher_id
    where p.order_id = ${orderId}
    order by p.id
    for update of p
  `.execute(tx);
  return rows;
}
