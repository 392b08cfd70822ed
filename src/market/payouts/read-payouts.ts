import { sql, type RawBuilder } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import { pageSize } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
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
  storeId?: number | null | undefined;
};

/** A page of payouts, newest first: a seller's own; for staff, of all stores or of one. */
export async function readPayouts(
  db: Db,
  actor: Seller | Staff,
  { page, state, storeId = null }: PayoutQuery,
): Promise<ListPage<Payout>> {
  const where = [mayBeSeenBy(actor)];
  if (storeId !== null) where.push(sql`p.store_id = ${storeId}`);
  if (state) where.push(sql`p.state = ${state}`);
  const rows = await readRows(
    db,
    sql.join(where, sql` and `),
    sql`order by p.id desc limit ${pageSize.orders} offset ${(page - 1) * pageSize.orders}`,
  );
  const found =
    rows[0]?.found ??
    (page > 1 ? (await readPayouts(db, actor, { page: 1, state, storeId })).total : 0);
  return listPage(
    rows.map(({ found: _, ...payout }) => payout),
    {
      page,
      size: pageSize.orders,
      total: found,
      path: actor.kind === 'seller' ? 'seller/payouts' : 'admin/payouts',
    },
  );
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
