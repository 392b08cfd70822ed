import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { TrackedOrder } from '#contract/tracking.ts';
import type { Db } from '#db/connect.ts';
import { orderRowOf, partsOf, readOrderRows } from '#market/orders/order-rows.ts';
import { readOrderParts } from '#market/orders/read-order-lines.ts';

/**
 * What a code shows to whoever has it: steps and parcels, no name and no address; a parcel's code
 * shows that parcel only. Refuses 'order-not-found'.
 */
export async function trackOrder(
  db: Db,
  code: string,
  language: string,
  timeZone: string,
): Promise<TrackedOrder> {
  const orderCode = code.trim().toUpperCase();
  const [row] = await readOrderRows(
    db,
    language,
    sql`
      o.id = (
        select id
        from orders
        where code = ${orderCode}
        union all
        select order_id
        from parcels
        where code = ${orderCode}
        limit 1
      )
    `,
    sql``,
  );
  if (!row) throw new Refusal('order-not-found');
  const { lines, parcels } = partsOf(await readOrderParts(db, [row.id], language), row.id);
  const shown =
    row.code === orderCode ? parcels : parcels.filter((parcel) => parcel.code === orderCode);
  const visible = new Set(shown.flatMap((parcel) => parcel.lines));
  const { id, order, status, cancelled, payment_done, order_method, created_at, created } =
    orderRowOf(row, { lines, parcels: shown }, timeZone);
  return {
    id,
    order,
    status,
    cancelled,
    payment_done,
    order_method,
    created_at,
    created,
    parcels: shown,
    ordered_products: lines.filter((line) => visible.has(line.id)),
  };
}
