import { sql, type SqlBool } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { DisputeQuery } from '#contract/dispute.ts';
import type { DisputeRow, DisputeShown } from '#contract/dispute-shown.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { readListOf } from '#market/edits/listing.ts';

type Row = Omit<
  DisputeRow,
  'order' | 'settled' | 'elsewhere' | 'due_by' | 'opened_at' | 'ended_at'
> & {
  order_id: number;
  code: string;
  settled: boolean;
  elsewhere: boolean;
  exponent: number;
  own_exponent: number;
  due_by: Date | null;
  opened_at: Date;
  ended_at: Date | null;
};
type Movement = Omit<DisputeShown['movements'][number], 'at'> & { exponent: number; at: Date };

const disputes = sql`
  select d.id, o.id as order_id, o.code, d.payment_id, y.method, d.provider_ref as reference,
    d.reason, d.status, d.state, d.source, d.amount, d.currency, d.exponent,
    y.currency as paid_in, y.exponent as own_exponent, m.taken, m.fees, m.elsewhere,
    d.settled_at is not null as settled,
    (
      select coalesce(sum(r.amount), 0)::bigint
      from refunds r
      where r.dispute_id = d.id and r.state <> 'failed'
    ) as lost,
    d.due_by, d.opened_at, d.ended_at
  from disputes d
  join payments y on y.id = d.payment_id
  join orders o on o.id = y.order_id
  cross join lateral (
    select
      coalesce(
        sum(case kind when 'hold' then amount when 'release' then -amount end) filter (where own),
        0
      )::bigint as taken,
      coalesce(sum(amount) filter (where own and kind = 'fee'), 0)::bigint as fees,
      coalesce(bool_or(not own), false) as elsewhere
    from (
      select kind, amount, (currency, exponent) = (y.currency, y.exponent) as own
      from dispute_movements
      where dispute_id = d.id
    ) all_moved
  ) m
`;

const GOING_ON = new Set(['inquiry', 'needs-response', 'under-review']);

/** A page of disputes: those that are open, by the day on which an answer is due, or others. */
export const listDisputes = (
  db: Db,
  { q, view, ...query }: DisputeQuery,
): Promise<Listed<DisputeRow>> =>
  readListOf(db, query, {
    from: sql`disputes t`,
    where: [
      ...(view && view !== 'all' ? [sql<SqlBool>`t.state = ${view}`] : []),
      // those that go on have an index
      ...(!view || GOING_ON.has(view) ? [sql<SqlBool>`t.ended_at is null`] : []),
      ...(q
        ? [
            sql<SqlBool>`t.id in (
              select d.id
              from orders o
              join payments p on p.order_id = o.id
              join disputes d on d.payment_id = p.id
              where o.code = upper(${q})
              union all
              select id from disputes where provider_ref = ${q}
            )`,
          ]
        : []),
    ],
    sorts: { due_by: sql`t.due_by`, opened_at: sql`t.id` },
    usual: view ? '-id' : 'due_by',
    show: async (ids) =>
      (await sql<Row>`${disputes} where d.id = any(${ids}::int[])`.execute(db)).rows.map(disputeOf),
  });

/** A dispute with each movement of its money. Refuses 'dispute-not-found'. */
export async function readDispute(db: Db, id: number): Promise<DisputeShown> {
  const {
    rows: [row],
  } = await sql<Row>`${disputes} where d.id = ${id}`.execute(db);
  if (!row) throw new Refusal('dispute-not-found');
  const { rows: movements } = await sql<Movement>`
    select id, kind, amount, currency, exponent, provider_ref as reference, source, at
    from dispute_movements
    where dispute_id = ${id}
    order by id
  `.execute(db);
  return { ...disputeOf(row), movements: movements.map(movementOf) };
}

function disputeOf({
  order_id,
  code,
  exponent,
  own_exponent,
  settled,
  elsewhere,
  due_by,
  opened_at,
  ended_at,
  ...row
}: Row): DisputeRow {
  const own = (minor: number) => toDecimal(minor, own_exponent);
  return {
    ...row,
    order: { id: order_id, code },
    amount: toDecimal(row.amount, exponent),
    taken: own(row.taken),
    fees: own(row.fees),
    lost: own(row.lost),
    settled: settled ? 1 : 0,
    elsewhere: elsewhere ? 1 : 0,
    due_by: due_by?.toISOString() ?? null,
    opened_at: opened_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  };
}

const movementOf = ({
  exponent,
  amount,
  at,
  ...row
}: Movement): DisputeShown['movements'][number] => ({
  ...row,
  amount: toDecimal(amount, exponent),
  at: at.toISOString(),
});
