import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import { pageSize } from '#contract/constants.ts';
import type { PayoutsQuery } from '#contract/payout.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { likeText, readListOf } from '#market/edits/listing.ts';
import { readHeldPayouts, type PayoutHold } from '#market/payouts/held-payouts.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

/**
 * What a store is paid for the time up to `until`, in minor units. `lines`: how many lines its
 * statement has; `onHold`: why an open payout cannot be paid as it is; `despite`: why a payout was
 * on hold that the bank had paid already.
 */
export type Payout = {
  id: number;
  storeId: number;
  store: string;
  amount: Money;
  currency: string;
  exponent: number;
  until: Date;
  state: 'open' | 'paid' | 'cancelled';
  reference: string;
  lines: number;
  createdAt: Date;
  endedAt: Date | null;
  onHold: PayoutHold[];
  despite: string;
};
export type PayoutQuery = {
  page: number;
  state?: Payout['state'] | undefined;
};

/** A page of a seller's own payouts, newest first. */
export async function readPayouts(
  db: Db,
  actor: Seller,
  { page, state }: PayoutQuery,
): Promise<ListPage<Payout>> {
  const where = [mayBeSeenBy(actor)];
  if (state) where.push(sql`p.state = ${state}`);
  const rows = await readRows(
    db,
    sql.join(where, sql` and `),
    sql`order by p.id desc limit ${pageSize.orders} offset ${(page - 1) * pageSize.orders}`,
  );
  const found =
    rows[0]?.found ?? (page > 1 ? (await readPayouts(db, actor, { page: 1, state })).total : 0);
  return listPage(
    rows.map(({ found: _, ...payout }) => payout),
    { page, size: pageSize.orders, total: found, path: 'seller/payouts' },
  );
}

/** A page of the payouts of all stores. */
export async function listPayouts(
  db: Db,
  { q, view, store, ...query }: PayoutsQuery,
): Promise<Listed<Payout>> {
  const held = view === 'held' ? (await readHeldPayouts(db, null)).map(({ id }) => id) : [];
  return readListOf(db, query, {
    from: sql`payouts t`,
    where: [
      ...(view === 'held' ? [sql<SqlBool>`t.id = any(${held}::int[])`] : []),
      ...(view && view !== 'held' ? [sql<SqlBool>`t.state = ${view}`] : []),
      ...(store === null ? [] : [sql<SqlBool>`t.store_id = ${store}`]),
      ...(q
        ? [
            sql<SqlBool>`t.id in (
              select id from payouts where reference = ${q}
              union all
              select y.id
              from stores s
              join payouts y on y.store_id = s.id
              where s.name ilike ${likeText(q)}
            )`,
          ]
        : []),
    ],
    sorts: { created_at: sql`t.id`, amount: sql`t.amount` },
    usual: '-id',
    show: (ids) => readRows(db, sql`p.id = any(${ids}::int[])`, sql``),
  });
}

/** One payout. Refuses 'payout-not-found', also for one of another store. */
export async function readPayout(db: Db, actor: Seller | Staff, id: number): Promise<Payout> {
  const [row] = await readRows(db, sql`p.id = ${id} and ${mayBeSeenBy(actor)}`, sql``);
  if (!row) throw new Refusal('payout-not-found');
  const { found: _, ...payout } = row;
  return payout;
}

const mayBeSeenBy = (actor: Seller | Staff) =>
  actor.kind === 'seller' ? sql`p.store_id = ${actor.storeId}` : sql`true`;

type Row = Payout & { found: number };

async function readRows(
  db: Db,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Omit<Row, 'onHold'>>`
    select p.id, p.store_id as "storeId", s.name as store, p.amount, p.currency, p.exponent,
      p.until, p.state, p.reference, p.despite, p.created_at as "createdAt",
      p.ended_at as "endedAt",
      (
        select count(*)
        from ledger_lines l
        join ledger_entries e on e.id = l.entry_id
        where l.payout_id = p.id and e.kind <> 'payout'
      ) as lines,
      count(*) over () as found
    from payouts p
    join stores s on s.id = p.store_id
    where ${where}
    ${rest}
  `.execute(db);
  const open = rows.filter(({ state }) => state === 'open').map(({ id }) => id);
  const held = open.length ? await readHeldPayouts(db, open) : [];
  return rows.map((row) => ({ ...row, onHold: held.find(({ id }) => id === row.id)?.why ?? [] }));
}
