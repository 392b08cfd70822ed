import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { ApprovalQuery, ApprovalRow } from '#contract/approval.ts';
import type { RefundAnswer } from '#contract/refund.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { may } from '#market/accounts/staff-permissions.ts';
import { permissionOf, WAITS_DAYS } from '#market/approvals/approval.ts';
import { likeText, readListOf } from '#market/edits/listing.ts';
import { isOnline } from '#market/settings/payment-method.ts';
import type { Staff } from '#market/settings/actor.ts';

type Row = Omit<
  ApprovalRow,
  'amount' | 'own' | 'asked_at' | 'expires_at' | 'decided_at' | 'store' | 'order'
> & {
  store_id: number | null;
  store: string | null;
  order_id: number | null;
  code: string | null;
  method: number | null;
  amount: number | null;
  exponent: number;
  asked_account: number;
  asked_at: Date;
  expires_at: Date;
  decided_at: Date | null;
};

/**
 * Requests of the kinds that the caller may decide: those waiting, or those decided in a given way.
 */
export const listApprovals = (
  db: Db,
  staff: Staff,
  { q, view, ...query }: ApprovalQuery,
): Promise<Listed<ApprovalRow>> =>
  readListOf(db, query, {
    from: sql`approvals t`,
    where: [
      sql<SqlBool>`t.kind = any(${kindsOf(staff)})`,
      ...(view === 'all' ? [] : [sql<SqlBool>`t.state = ${view ?? 'waiting'}`]),
      ...(q
        ? [
            sql<SqlBool>`(
              t.order_id = (select id from orders where code = upper(${q}))
              or t.store_id in (select id from stores where name ilike ${likeText(q)})
            )`,
          ]
        : []),
    ],
    sorts: { asked_at: sql`t.id` },
    usual: '-id',
    show: async (ids) =>
      (await readRows(db, staff, sql`a.id = any(${ids}::int[])`)).map((row) =>
        approvalOf(row, staff),
      ),
  });

/** One request. Refuses 'approval-not-found', also for a kind that the caller may not decide. */
export async function readApproval(db: Db, staff: Staff, id: number): Promise<ApprovalRow> {
  return approvalOf(await readOne(db, staff, id), staff);
}

/**
 * A refund that waits for a second person, as the call that asked for it returns it: it has no id
 * yet.
 */
export async function readPendingRefund(db: Db, staff: Staff, id: number): Promise<RefundAnswer> {
  const { order_id, code, method, amount, exponent, ...row } = await readOne(db, staff, id);
  const by = method ?? 0;
  return {
    id: 0,
    order: { id: order_id ?? 0, code: code ?? '' },
    amount: toDecimal(amount ?? 0, exponent),
    currency: row.currency,
    state: 'pending',
    source: 'market',
    guessed: 0,
    method: by,
    by_hand: isOnline(by) ? 0 : 1,
    reason: row.reason,
    problem: '',
    actor: row.asked_by,
    created_at: row.asked_at.toISOString(),
    ended_at: null,
    waiting: id,
  };
}

async function readOne(db: Db, staff: Staff, id: number): Promise<Row> {
  const [row] = await readRows(db, staff, sql`a.id = ${id}`);
  if (!row) throw new Refusal('approval-not-found');
  return row;
}

async function readRows(db: Db, staff: Staff, where: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select a.id, a.kind, a.amount, a.currency, a.exponent, a.store_id, s.name as store, a.order_id,
      o.code,
      coalesce((
        select y.method
        from payments y
        where y.order_id = o.id and y.state = 'succeeded'
      ), o.order_method) as method,
      a.reason, a.asked_by as asked_account, b.name as asked_by, a.asked_at,
      a.asked_at + make_interval(days => ${WAITS_DAYS}) as expires_at, a.state,
      coalesce(d.name, '') as decided_by, a.decided_at, a.answer as note
    from approvals a
    join accounts b on b.id = a.asked_by
    left join accounts d on d.id = a.decided_by
    left join stores s on s.id = a.store_id
    left join orders o on o.id = a.order_id
    where a.kind = any (${kindsOf(staff)}) and ${where}
  `.execute(db);
  return rows;
}

const kindsOf = (staff: Staff): string[] =>
  Object.entries(permissionOf)
    .filter(([, permission]) => may(staff, permission))
    .map(([kind]) => kind);

function approvalOf(row: Row, { accountId }: Staff): ApprovalRow {
  const {
    store_id,
    store,
    order_id,
    code,
    amount,
    exponent,
    asked_account,
    asked_at,
    expires_at,
    decided_at,
  } = row;
  return {
    id: row.id,
    kind: row.kind,
    amount: amount === null ? null : toDecimal(amount, exponent),
    currency: row.currency,
    store: store_id === null ? null : { id: store_id, name: store ?? '' },
    order: order_id === null ? null : { id: order_id, code: code ?? '' },
    reason: row.reason,
    asked_by: row.asked_by,
    own: asked_account === accountId ? 1 : 0,
    asked_at: asked_at.toISOString(),
    expires_at: expires_at.toISOString(),
    state: row.state,
    decided_by: row.decided_by,
    decided_at: decided_at?.toISOString() ?? null,
    note: row.note,
  };
}
