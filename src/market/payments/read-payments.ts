import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import { isOnline, methodsByHand } from '#market/settings/payment-method.ts';
import type { PaymentQuery, PaymentRow } from '#contract/payment.ts';
import type { RefundQuery, RefundRow } from '#contract/refund.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { ofOrderOr, readListOf } from '#market/edits/listing.ts';

type Payment = Omit<PaymentRow, 'amount' | 'received' | 'created_at' | 'order'> & {
  order_id: number;
  code: string;
  amount: number;
  received: number | null;
  exponent: number;
  created_at: Date;
};
type Refund = Omit<
  RefundRow,
  'amount' | 'created_at' | 'ended_at' | 'order' | 'by_hand' | 'guessed'
> & {
  guessed: boolean;
  order_id: number;
  code: string;
  amount: number;
  exponent: number;
  created_at: Date;
  ended_at: Date | null;
};

const payments = sql`
  select p.id, p.method, p.state, p.reason, p.amount, p.received, p.currency, p.exponent,
    p.provider_ref, p.provider_payment_ref, p.created_at, o.id as order_id, o.code
  from payments p
  join orders o on o.id = p.order_id
`;
const refunds = sql`
  select r.id, r.amount, o.currency, o.currency_exponent as exponent, r.state, r.source, r.guessed,
    coalesce(p.method, o.order_method) as method, r.reason, r.problem, r.actor, r.created_at,
    r.ended_at, o.id as order_id, o.code
  from refunds r
  join orders o on o.id = r.order_id
  left join payments p on p.id = r.payment_id
`;

/** A page of the payments that match. */
export const listPayments = (
  db: Db,
  { q, view, method, ...query }: PaymentQuery,
): Promise<Listed<PaymentRow>> =>
  readListOf(db, query, {
    from: sql`payments t`,
    where: [
      ...(view ? [sql<SqlBool>`t.state = ${view}`] : []),
      ...(method === undefined ? [] : [sql<SqlBool>`t.method = ${method}`]),
      ...(q
        ? [
            ofOrderOr(
              q,
              sql`
        select id from payments where provider_ref = ${q}
        union all select id from payments where provider_payment_ref = ${q}
      `,
            ),
          ]
        : []),
    ],
    sorts: { created_at: sql`t.id`, amount: sql`t.amount` },
    usual: '-id',
    show: async (ids) =>
      (await sql<Payment>`${payments} where p.id = any(${ids}::int[])`.execute(db)).rows.map(
        paymentOf,
      ),
  });

/** A page of the refunds that match. */
export const listRefunds = (
  db: Db,
  { q, view, ...query }: RefundQuery,
): Promise<Listed<RefundRow>> =>
  readListOf(db, query, {
    from: sql`refunds t`,
    where: [
      ...(view ? [refundsIn(view)] : []),
      ...(q ? [ofOrderOr(q, sql`select id from refunds where provider_ref = ${q}`)] : []),
    ],
    sorts: { created_at: sql`t.id`, amount: sql`t.amount` },
    usual: '-id',
    show: async (ids) =>
      (await sql<Refund>`${refunds} where r.id = any(${ids}::int[])`.execute(db)).rows.map(
        refundOf,
      ),
  });

function refundsIn(view: NonNullable<RefundQuery['view']>): RawBuilder<SqlBool> {
  if (view === 'guessed') return sql<SqlBool>`t.guessed and t.state <> 'failed'`;
  if (view !== 'by-hand') return sql<SqlBool>`t.state = ${view}`;
  return sql<SqlBool>`
    t.state = 'pending' and coalesce(
      (select method from payments where id = t.payment_id),
      (select order_method from orders where id = t.order_id)
    ) = any(${methodsByHand}::int[])
  `;
}

/** All payments of an order, newest first. */
export const readOrderPayments = async (db: Db, orderId: number): Promise<PaymentRow[]> => {
  const { rows } = await sql<Payment>`
    ${payments} where p.order_id = ${orderId} order by p.id desc
  `.execute(db);
  return rows.map(paymentOf);
};
/** All refunds of an order, newest first. */
export const readOrderRefunds = async (db: Db, orderId: number): Promise<RefundRow[]> => {
  const { rows } = await sql<Refund>`
    ${refunds} where r.order_id = ${orderId} order by r.id desc
  `.execute(db);
  return rows.map(refundOf);
};

/** One payment. Refuses 'payment-not-found'. */
export const readOnePayment = async (db: Db, id: number): Promise<PaymentRow> =>
  paymentOf(
    firstRow(await sql<Payment>`${payments} where p.id = ${id}`.execute(db), 'payment-not-found'),
  );
/** One refund. Refuses 'refund-not-found'. */
export const readRefund = async (db: Db, id: number): Promise<RefundRow> =>
  refundOf(
    firstRow(await sql<Refund>`${refunds} where r.id = ${id}`.execute(db), 'refund-not-found'),
  );

function firstRow<Row>(
  { rows: [row] }: { rows: Row[] },
  code: 'payment-not-found' | 'refund-not-found',
): Row {
  if (!row) throw new Refusal(code);
  return row;
}

const paymentOf = ({
  order_id,
  code,
  exponent,
  amount,
  received,
  created_at,
  ...row
}: Payment): PaymentRow => ({
  ...row,
  order: { id: order_id, code },
  amount: toDecimal(amount, exponent),
  received: received === null ? null : toDecimal(received, exponent),
  created_at: created_at.toISOString(),
});
const refundOf = ({
  order_id,
  code,
  exponent,
  amount,
  created_at,
  ended_at,
  guessed,
  ...row
}: Refund): RefundRow => ({
  ...row,
  guessed: guessed ? 1 : 0,
  order: { id: order_id, code },
  by_hand: isOnline(row.method) ? 0 : 1,
  amount: toDecimal(amount, exponent),
  created_at: created_at.toISOString(),
  ended_at: ended_at?.toISOString() ?? null,
});
