import { sql, type RawBuilder } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { createdText } from '#base/time.ts';
import type { Order, OrderRow } from '#contract/order.ts';
import type { Db } from '#db/connect.ts';
import { addressOf } from '#market/orders/order-address.ts';
import { statusOf } from '#market/orders/order.ts';
import { moneyOf, type PaidSoFar } from '#market/orders/paid-so-far.ts';
import type { OrderParts } from '#market/orders/read-order-lines.ts';
import { ownerOf } from '#market/settings/actor.ts';

/** An order as the database returns it. */
export type StoredOrder = {
  id: number;
  code: string;
  shopper: string;
  order_method: number;
  paid_at: Date | null;
  cancelled_at: Date | null;
  currency: string;
  currency_exponent: number;
  user_address_id: number;
  address: Omit<Order['address'], 'lines'>;
  voucher: Order['voucher'];
  subtotal: number;
  bundle_offer: number;
  tax: number;
  shipping_price: number;
  voucher_price: number;
  fee: number;
  total: number;
  ordered: number;
  /** What went back, and how much of that was for parcels that are not cancelled. */
  went_back: number;
  went_back_live: number;
  pay_by: Date | null;
  /** How long that is from now on. */
  kept_ms: number | null;
  money: PaidSoFar;
  created_at: Date;
  cancellation: Order['cancellation'];
  found: number;
};

/** The orders of a condition, in the order of `rest`, which may end the page too. */
export async function readOrderRows(
  db: Db,
  language: string,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<StoredOrder[]> {
  const { rows } = await sql<StoredOrder>`
    select o.id, o.code, o.shopper, o.order_method, o.paid_at, o.cancelled_at, o.currency,
      o.currency_exponent, o.user_address_id, ${addressOf} as address, o.created_at, o.pay_by,
      (extract(epoch from o.pay_by - clock_timestamp()) * 1000)::bigint as kept_ms, o.total as ordered,
      live.*, back.*, count(*) over () as found,
      (
        select jsonb_build_object('id', v.id, 'title', said(v.title, ${language}), 'code', v.code)
        from vouchers v
        where v.id = o.voucher_id
      ) as voucher,
      (
        select jsonb_build_object(
          'title', c.title, 'message', c.message, 'reason', c.reason, 'refunded', c.refunded::int
        )
        from cancellations c
        where c.order_id = o.id
      ) as cancellation,
      ${moneyOf} as money
    from orders o
    cross join lateral ${liveSums} live
    cross join lateral ${backSums} back
    where ${where}
    ${rest}
  `.execute(db);
  return rows;
}

/**
 * What an order `o` comes to without its cancelled parcels; the whole order when all of it is
 * cancelled.
 */
const liveSums = sql`
  (
    select coalesce(sum(p.subtotal), 0)::bigint as subtotal,
      coalesce(sum(p.bundle_offer), 0)::bigint as bundle_offer,
      coalesce(sum(p.tax), 0)::bigint as tax,
      coalesce(sum(p.shipping_price), 0)::bigint as shipping_price,
      coalesce(sum(p.voucher_price), 0)::bigint as voucher_price,
      coalesce(sum(p.fee), 0)::bigint as fee, coalesce(sum(p.total), 0)::bigint as total
    from parcels p
    where p.order_id = o.id
      and (p.cancelled_at is null or o.cancelled_at is not null)
  )
`;

/** What was refunded of an order `o`. */
const backSums = sql`
  (
    select coalesce(sum(b.amount), 0)::bigint as went_back,
      coalesce(sum(b.amount) filter (where p.cancelled_at is null), 0)::bigint as went_back_live
    from parcels p
    join refund_parcels b on b.parcel_id = p.id
    join refunds r on r.id = b.refund_id
    where p.order_id = o.id and r.state = 'succeeded'
  )
`;

/** An order as lists and single answers show it. */
export function orderRowOf(
  row: StoredOrder,
  { lines, parcels }: OrderParts,
  timeZone: string,
): OrderRow {
  const money = (minor: number) => toDecimal(minor, row.currency_exponent);
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
    total_amount: money(row.total),
    ordered_amount: money(row.ordered),
    live_amount: money(row.cancelled_at ? 0 : Math.max(0, row.total - row.went_back_live)),
    refunded: row.money.paid > 0 && row.went_back >= row.money.paid ? 1 : 0,
    refunded_amount: money(row.went_back),
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

/** An order's lines and parcels, of all that were read together. */
export function partsOf(parts: Map<number, OrderParts>, id: number): OrderParts {
  return parts.get(id) ?? { lines: [], parcels: [] };
}
