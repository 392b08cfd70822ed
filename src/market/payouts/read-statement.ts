// A statement: every line of a payout, with what it is and why.
import { sql } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import type { Money } from '#base/money.ts';
import { pageSize } from '#contract/constants.ts';
import { listSize } from '#contract/list-size.ts';
import type { Db } from '#db/connect.ts';
import { readPayout, type Payout } from '#market/payouts/read-payouts.ts';
import { readLines, type StatementLine } from '#market/payouts/statement-lines.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

/**
 * A payout with its lines, oldest first; they sum to its amount. `carried`: how much of it was on
 * the account already when the payout before was gathered: debts, what was on hold, or too little
 * to be paid. Refuses 'payout-not-found', also for a payout of another store.
 */
export async function readStatement(
  db: Db,
  actor: Seller | Staff,
  payoutId: number,
): Promise<{ payout: Payout; carried: Money; lines: StatementLine[] }> {
  const payout = await readPayout(db, actor, payoutId);
  const before = await untilBefore(db, payout);
  const lines = await readLines(
    db,
    sql`l.payout_id = ${payoutId} and e.kind <> 'payout'`,
    sql`order by e.at, l.id`,
  );
  const old = before === null ? [] : lines.filter(({ at }) => at <= before);
  return { payout, carried: old.reduce((sum, { amount }) => sum + amount, 0), lines };
}

async function untilBefore(db: Db, { id, storeId, currency }: Payout): Promise<Date | null> {
  const before = await db
    .selectFrom('payouts')
    .select('until')
    .where('store_id', '=', storeId)
    .where('currency', '=', currency)
    .where('id', '<', id)
    .where('state', '<>', 'cancelled')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before?.until ?? null;
}

/**
 * A page of what is on a store's account and in no payout yet, newest first, counted to
 * `listSize.counted`. A seller always sees their own store.
 */
export async function readDueLines(
  db: Db,
  actor: Seller | Staff,
  storeId: number,
  page: number,
): Promise<ListPage<StatementLine>> {
  const store = actor.kind === 'seller' ? actor.storeId : storeId;
  const due = sql`
    from ledger_lines l
    where l.store_id = ${store} and l.account = 'store' and l.payout_id is null
  `;
  const { rows: found } = await sql<{ id: number }>`
    select l.id ${due} order by l.id desc limit ${pageSize.orders} offset ${(page - 1) * pageSize.orders}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (select ${due} limit ${listSize.counted}) due
  `.execute(db);
  const ids = found.map(({ id }) => id);
  const lines = await readLines(db, sql`l.id = any(${ids}::bigint[])`, sql`order by l.id desc`);
  return listPage(lines, {
    page,
    size: pageSize.orders,
    total: counted[0]?.total ?? 0,
    path: actor.kind === 'seller' ? 'seller/balance' : 'admin/balance',
  });
}
