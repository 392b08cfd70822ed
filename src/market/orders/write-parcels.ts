import { sql } from 'kysely';
import { randomCode } from '#base/id.ts';
import type { Tx } from '#db/connect.ts';
import { commissionOf, type CommissionRule } from '#market/commission/commission.ts';
import { readCommissionRules, rulesAt } from '#market/commission/read-commission-rules.ts';
import type { LineToOrder } from '#market/orders/order-lines.ts';
import type { LineSums, Sums, Totals } from '#market/pricing/totals.ts';

/** `voucherOf`: the store whose voucher was used; null: the market's, or none. */
type OrderParcels = {
  orderId: number;
  lines: LineToOrder[];
  totals: Totals;
  voucherOf: number | null;
  now: Date;
};

/**
 * Writes an order's parcels, one a store, each with its lines as they were sold, the market's part
 * of each, and the first step of its history.
 */
export async function writeParcels(tx: Tx, order: OrderParcels): Promise<void> {
  const parcels = await tx
    .insertInto('parcels')
    .values(
      order.totals.parcels.map((sums) => ({
        order_id: order.orderId,
        store_id: sums.storeId,
        code: randomCode(),
        ...columnsOf(sums),
        due_at: sql<Date>`now() + make_interval(days => ${daysOf(order.lines, sums.storeId)})`,
      })),
    )
    .returning(['id', 'store_id'])
    .execute();
  const sold = soldLines(order, parcels, rulesAt(await readCommissionRules(tx), order.now));
  await tx.insertInto('order_lines').values(sold).execute();
  await tx
    .insertInto('parcel_events')
    .values(parcels.map(({ id }) => ({ parcel_id: id, action: 'placed', actor: 'customer' })))
    .execute();
}

/** In how many days all that one store sends should have arrived. */
const daysOf = (lines: LineToOrder[], storeId: number): number =>
  Math.max(
    0,
    ...lines.filter((line) => line.store_id === storeId).map((line) => line.day_needed ?? 0),
  );

function columnsOf(sums: Sums) {
  return {
    subtotal: sums.subtotal,
    bundle_offer: sums.bundleOffer,
    tax: sums.tax,
    shipping_price: sums.shipping,
    voucher_price: sums.voucher,
    fee: sums.fee,
    total: sums.total,
  };
}

type Parcel = { id: number; store_id: number };

function soldLines(order: OrderParcels, parcels: Parcel[], rules: CommissionRule[]) {
  const parcelOf = new Map(parcels.map(({ id, store_id }) => [store_id, id]));
  const sumsOf = new Map(order.totals.lines.map((sums) => [sums.id, sums]));
  return order.lines.flatMap((line) => {
    const sums = sumsOf.get(line.id);
    const parcel = parcelOf.get(line.store_id);
    if (!sums || parcel === undefined) return [];
    const voucher = order.voucherOf === line.store_id ? sums.voucher : 0;
    const { commission, rate, fixed } = commissionOf(rules, {
      storeId: line.store_id,
      categoryPath: line.category_path,
      productId: line.product_id,
      base: sums.subtotal - sums.bundleOffer - voucher,
    });
    return [
      {
        order_id: order.orderId,
        parcel_id: parcel,
        ...soldColumns(line, sums),
        commission,
        commission_rate: rate,
        commission_fixed: fixed,
      },
    ];
  });
}

const soldColumns = (line: LineToOrder, sums: LineSums) => ({
  product_id: line.product_id,
  inventory_id: line.inventory_id,
  title: JSON.stringify(line.title),
  image: line.image,
  choice: line.choice && JSON.stringify(line.choice),
  sku: line.sku,
  quantity: line.quantity,
  bundle_free: sums.free,
  selling: sums.subtotal / line.quantity,
  tax_price: sums.taxUnit,
  tax_title: line.tax_title && JSON.stringify(line.tax_title),
  tax_type: line.tax_type,
  tax_amount: line.tax_amount,
  shipping_price: sums.shipping,
  voucher_price: sums.voucher,
  flash_sale_id: line.flash_sale_id,
  shipping_place_id: line.shipping_place_id,
  shipping_type: line.shipping_type ?? 1,
  day_needed: line.day_needed ?? 0,
});
