import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { listPage, type ListPage } from '#base/list-page.ts';
import { toDecimal } from '#base/money.ts';
import { createdText } from '#base/time.ts';
import { pageSize } from '#contract/constants.ts';
import type { Order, OrderQuery, OrderRow } from '#contract/order.ts';
import type { TrackedOrder } from '#contract/tracking.ts';
import type { Db } from '#db/connect.ts';
import { addressOf } from '#market/orders/address-of.ts';
import { statusOf } from '#market/orders/order.ts';
import { moneyOf, payOf, type PaidSoFar } from '#market/orders/order-money.ts';
import { readOrderPapers } from '#market/papers/read-papers.ts';
import { readOrderParts, type OrderParts } from '#market/orders/read-order-lines.ts';
import { ownerOf, type Shopper } from '#market/settings/actor.ts';

type Row = {
  id: number;
  code: string;
  shopper: string;
  order_method: number;
  paid_at: Date | null;
  cancelled_at: Date | null;
  currency: string;
  currency_exponent: number;
  user_address_id: number;
  address: Order['address'];
  voucher: Order['voucher'];
  subtotal: number;
  bundle_offer: number;
  tax: number;
  shipping_price: number;
  voucher_price: number;
  fee: number;
  total: number;
  pay_by: Date | null;
  money: PaidSoFar;
  created_at: Date;
  cancellation: Order['cancellation'];
  found: number;
};

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
    where.push(query.card_payment ? sql`o.order_method in (1, 3)` : sql`o.order_method = 2`);
  if (query.q) where.push(sql`o.code ilike ${`%${query.q.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
  const order = sql`${query.order_by === 'total_amount' ? sql`live.total` : sql`o.created_at`} ${query.type === 'asc' ? sql`asc` : sql`desc`}, o.id desc`;
  const rows = await readRows(
    db,
    shopper.language,
    sql.join(where, sql` and `),
    sql`order by ${order} limit ${pageSize.orders} offset ${(query.page - 1) * pageSize.orders}`,
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
    rows.map((row) => rowOf(row, partsOf(parts, row.id), shopper.timeZone)),
    { page: query.page, size: pageSize.orders, total, path: 'order/by-user' },
  );
}

/**
 * One order of the caller's, whole. Refuses 'order-not-found', also for an order of somebody else.
 */
export async function readOrder(db: Db, shopper: Shopper, id: number): Promise<Order> {
  const [row] = await readRows(
    db,
    shopper.language,
    sql`o.id = ${id} and o.shopper = ${shopper.key}`,
    sql``,
  );
  if (!row) throw new Refusal('order-not-found');
  const parts = partsOf(await readOrderParts(db, [row.id], shopper.language), row.id);
  const money = (minor: number) => toDecimal(minor, row.currency_exponent);
  return {
    ...rowOf(row, parts, shopper.timeZone),
    address: row.address,
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
  const asked = code.trim().toUpperCase();
  const [row] = await readRows(
    db,
    language,
    sql`o.id = (select id from orders where code = ${asked} union all select order_id from parcels where code = ${asked} limit 1)`,
    sql``,
  );
  if (!row) throw new Refusal('order-not-found');
  const { lines, parcels } = partsOf(await readOrderParts(db, [row.id], language), row.id);
  const shown = row.code === asked ? parcels : parcels.filter((parcel) => parcel.code === asked);
  const visible = new Set(shown.flatMap((parcel) => parcel.lines));
  const { id, order, status, cancelled, payment_done, order_method, created_at, created } = rowOf(
    row,
    { lines, parcels: shown },
    timeZone,
  );
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

async function readRows(
  db: Db,
  language: string,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select o.id, o.code, o.shopper, o.order_method, o.paid_at, o.cancelled_at, o.currency, o.currency_exponent,
      o.user_address_id, ${addressOf} as address, o.pay_by, o.created_at, live.*, count(*) over () as found,
      (select jsonb_build_object('id', v.id, 'title', said(v.title, ${language}), 'code', v.code)
        from vouchers v where v.id = o.voucher_id) as voucher,
      (select jsonb_build_object('title', c.title, 'message', c.message, 'refunded', c.refunded::int)
        from cancellations c where c.order_id = o.id) as cancellation,
      ${moneyOf} as money
    from orders o cross join lateral ${liveSums} live
    where ${where} ${rest}`.execute(db);
  return rows;
}

/**
 * What an order `o` comes to without the parcels that were cancelled; all of it when it is
 * cancelled whole.
 */
const liveSums = sql`(
  select coalesce(sum(p.subtotal), 0)::bigint as subtotal, coalesce(sum(p.bundle_offer), 0)::bigint as bundle_offer,
    coalesce(sum(p.tax), 0)::bigint as tax, coalesce(sum(p.shipping_price), 0)::bigint as shipping_price,
    coalesce(sum(p.voucher_price), 0)::bigint as voucher_price, coalesce(sum(p.fee), 0)::bigint as fee,
    coalesce(sum(p.total), 0)::bigint as total
  from parcels p where p.order_id = o.id and (p.cancelled_at is null or o.cancelled_at is not null))`;

function rowOf(row: Row, { lines, parcels }: OrderParts, timeZone: string): OrderRow {
  return {
    id: row.id,
    order: row.code,
    status: statusOf(
      parcels.map(({ status, cancelled }) => ({ status, cancelled: cancelled === 1 })),
    ),
    order_method: row.order_method,
    payment_done: row.paid_at ? 1 : 0,
    cancelled: row.cancelled_at ? 1 : 0,
    currency: row.currency,
    total_amount: toDecimal(row.total, row.currency_exponent),
    payment_token: row.money.token ?? '',
    trans_id: row.money.transfer?.trans_id ?? '',
    voucher_id: row.voucher?.id ?? null,
    ...ownerOf(row.shopper),
    user_address_id: row.user_address_id,
    created_at: row.created_at.toISOString(),
    created: createdText(row.created_at, timeZone),
    ordered_products: lines,
  };
}

function partsOf(parts: Map<number, OrderParts>, id: number): OrderParts {
  return parts.get(id) ?? { lines: [], parcels: [] };
}
