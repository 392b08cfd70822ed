import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { toDecimal } from '#base/money.ts';
import type { Order } from '#contract/order.ts';
import type { Db } from '#db/connect.ts';
import { linesOf } from '#market/addresses/lines-of.ts';
import { payOf } from '#market/orders/order-money.ts';
import { orderRowOf, partsOf, readOrderRows } from '#market/orders/order-rows.ts';
import { readOrderParts } from '#market/orders/read-order-lines.ts';
import { readOrderPapers } from '#market/papers/read-papers.ts';
import type { Shopper } from '#market/settings/actor.ts';

/**
 * One order of the caller's, whole. Refuses 'order-not-found', also for an order of somebody else.
 */
export async function readOrder(db: Db, shopper: Shopper, id: number): Promise<Order> {
  const [row] = await readOrderRows(
    db,
    shopper.language,
    sql`o.id = ${id} and o.shopper = ${shopper.key}`,
    sql``,
  );
  if (!row) throw new Refusal('order-not-found');
  const parts = partsOf(await readOrderParts(db, [row.id], shopper.language), row.id);
  const money = (minor: number) => toDecimal(minor, row.currency_exponent);
  return {
    ...orderRowOf(row, parts, shopper.timeZone),
    address: { ...row.address, lines: linesOf(row.address, shopper.language) },
    user: null,
    voucher: row.voucher,
    cancellation: row.cancellation,
    parcels: parts.parcels,
    calculated: {
      subtotal: money(row.subtotal),
      shipping_price: money(row.shipping_price),
      bundle_offer: money(row.bundle_offer),
      tax: money(row.tax),
      voucher_price: money(row.voucher_price),
      fee: money(row.fee),
      total_price: money(row.total),
    },
    pay: payOf(row.id, row, parts.parcels, money),
    papers: await readOrderPapers(db, row.id),
  };
}
