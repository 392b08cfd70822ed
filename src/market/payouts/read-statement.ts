// A statement: every line that a payout is made of, what it is and why.
import { sql, type RawBuilder } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import type { Money } from '#base/money.ts';
import { pageSize } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import { exponentIn } from '#market/ledger/exponent-in.ts';
import { readPayout, type Payout } from '#market/payouts/read-payouts.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

/**
 * Why a line is there. `earnings`: a parcel's, released; `reserve`: kept of them for some days;
 * `reserve-returned`: the days are over; `cash`: the store collected it at the door and owes it;
 * `refund`: of earnings that were released; `adjustment`: by the market, for the reason in `note`;
 * `payout`: was paid.
 */
export type Why =
  | 'earnings'
  | 'reserve'
  | 'reserve-returned'
  | 'cash'
  | 'refund'
  | 'adjustment'
  | 'payout';
/**
 * What earnings are made of; the parts sum to them. `voucher`, `commission` and `back` (given back
 * while it was held) are at the store's cost: zero or below.
 */
export type EarningsParts = {
  goods: Money;
  shipping: Money;
  voucher: Money;
  commission: Money;
  back: Money;
};
/**
 * `amount` in the store's favour when above zero; minor units. Codes are empty where a line is of
 * no order.
 */
export type StatementLine = {
  id: number;
  at: Date;
  why: Why;
  amount: Money;
  currency: string;
  exponent: number;
  note: string;
  orderCode: string;
  parcelCode: string;
  parts: EarningsParts | null;
};

/**
 * A payout with its lines, oldest first: they sum to its amount. `carried`: what of it was on the
 * account already when the payout before it was gathered: debts, what was on hold, too little to be
 * paid. Refuses 'payout-not-found', also for one of another store.
 */
export async function readStatement(
  db: Db,
  actor: Seller | Staff,
  payoutId: number,
): Promise<{ payout: Payout; carried: Money; lines: StatementLine[] }> {
  const payout = await readPayout(db, actor, payoutId);
  const before = await untilBefore(db, payout);
  const rows = await readRows(
    db,
    sql`l.payout_id = ${payoutId} and e.kind <> 'payout'`,
    sql`order by e.at, l.id`,
  );
  const old = before === null ? [] : rows.filter(({ at }) => at <= before);
  return {
    payout,
    carried: old.reduce((sum, { amount }) => sum + amount, 0),
    lines: rows.map(lineOf),
  };
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
 * A page of what is on a store's account and in no payout yet, newest first. A seller sees their
 * own store's, whichever is named.
 */
export async function readDueLines(
  db: Db,
  actor: Seller | Staff,
  storeId: number,
  page: number,
): Promise<ListPage<StatementLine>> {
  const store = actor.kind === 'seller' ? actor.storeId : storeId;
  const rows = await readRows(
    db,
    sql`l.store_id = ${store} and l.account = 'store' and l.payout_id is null`,
    sql`order by l.id desc limit ${pageSize.orders} offset ${(page - 1) * pageSize.orders}`,
  );
  const found =
    rows[0]?.found ?? (page > 1 ? (await readDueLines(db, actor, storeId, 1)).total : 0);
  return listPage(rows.map(lineOf), {
    page,
    size: pageSize.orders,
    total: found,
    path: actor.kind === 'seller' ? 'seller/balance' : 'admin/balance',
  });
}

type Row = Omit<StatementLine, 'why' | 'parts'> & { kind: string; found: number } & EarningsParts;

async function readRows(
  db: Db,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select l.id, e.at, e.kind, l.amount, l.currency, ${exponentIn('l.currency')} as exponent,
      e.note, coalesce(o.code, '') as "orderCode", coalesce(p.code, '') as "parcelCode",
      count(*) over () as found, p.subtotal - p.bundle_offer as goods, p.shipping_price as shipping,
      case when o.voucher_store_id = p.store_id then -p.voucher_price else 0 end as voucher,
      case
        when e.kind = 'release'
          then -(
            select coalesce(sum(commission), 0)
            from order_lines
            where order_id = p.order_id and parcel_id = p.id
          )
      end as commission,
      case
        when e.kind = 'release'
          then (
            select coalesce(sum(b.amount), 0)
            from ledger_entries x
            join ledger_lines b on b.entry_id = x.id
            where x.parcel_id = p.id
              and x.kind = 'refund'
              and b.account = 'held'
          )
      end as back
    from ledger_lines l
    join ledger_entries e on e.id = l.entry_id
    left join orders o on o.id = e.order_id
    left join parcels p on p.id = e.parcel_id
    where ${where}
    ${rest}
  `.execute(db);
  return rows;
}

function lineOf({
  kind,
  goods,
  shipping,
  voucher,
  commission,
  back,
  found: _,
  ...line
}: Row): StatementLine {
  const why =
    kind === 'reserve' && line.amount > 0 ? 'reserve-returned' : (whys[kind] ?? 'adjustment');
  return {
    ...line,
    why,
    parts: why === 'earnings' ? { goods, shipping, voucher, commission, back } : null,
  };
}

const whys: Partial<Record<string, Why>> = {
  release: 'earnings',
  reserve: 'reserve',
  cash: 'cash',
  refund: 'refund',
  adjustment: 'adjustment',
  payout: 'payout',
};
