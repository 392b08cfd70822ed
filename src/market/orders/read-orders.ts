import { sql } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import { orderMethod, pageSize } from '#contract/constants.ts';
import type { OrderQuery, OrderRow } from '#contract/order.ts';
import type { Db } from '#db/connect.ts';
import { likeText } from '#market/edits/listing.ts';
import { orderRowOf, partsOf, readOrderRows } from '#market/orders/order-rows.ts';
import { readOrderParts } from '#market/orders/read-order-lines.ts';
import type { Shopper } from '#market/settings/actor.ts';

const byCard = sql`o.order_method in (${orderMethod.razorpay}, ${orderMethod.stripe})`;
const inCash = sql`o.order_method = ${orderMethod.cashOnDelivery}`;

/** A page of the caller's orders, filtered as asked. */
export async function readOrders(
  db: Db,
  shopper: Shopper,
  query: OrderQuery,
): Promise<ListPage<OrderRow>> {
  const where = [sql`o.shopper = ${shopper.key}`];
  if (query.cancelled) where.push(sql`o.cancelled_at is not null`);
  if (query.paid !== query.unpaid)
    where.push(query.paid ? sql`o.paid_at is not null` : sql`o.paid_at is null`);
  if (query.card_payment !== query.cash_on_delivery)
    where.push(query.card_payment ? byCard : inCash);
  if (query.q) where.push(sql`o.code ilike ${likeText(query.q)}`);
  const column = query.order_by === 'total_amount' ? sql`live.total` : sql`o.created_at`;
  const direction = query.type === 'asc' ? sql`asc` : sql`desc`;
  const rows = await readOrderRows(
    db,
    shopper.language,
    sql.join(where, sql` and `),
    sql`
      order by ${column} ${direction}, o.id desc
      limit ${pageSize.orders} offset ${(query.page - 1) * pageSize.orders}
    `,
  );
  const parts = await readOrderParts(
    db,
    rows.map(({ id }) => id),
    shopper.language,
  );
  const total =
    rows[0]?.found ??
    (query.page > 1 ? (await readOrders(db, shopper, { ...query, page: 1 })).total : 0);
  return listPage(
    rows.map((row) => orderRowOf(row, partsOf(parts, row.id), shopper.timeZone)),
    { page: query.page, size: pageSize.orders, total, path: 'order/by-user' },
  );
}
