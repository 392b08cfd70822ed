import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Db } from '#db/connect.ts';
import { exponentIn } from '#market/ledger/exponent-in.ts';
import { heldParcels, type Hold } from '#market/ledger/on-hold.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/**
 * What the market owes a store, in minor units of one currency. `held`: earned, but not released
 * yet. `due`: released and in no payout; below zero, the store owes it, and it is set against later
 * earnings. `reserve`: released, but kept back for some days. `gathered`: in an open payout.
 * `paid`: in all payouts so far. `onHold`: how much of `held` and `due` is on hold, and why.
 */
export type Balance = {
  storeId: number;
  store: string;
  currency: string;
  exponent: number;
  held: Money;
  due: Money;
  reserve: Money;
  gathered: Money;
  paid: Money;
  onHold: { why: Hold; amount: Money }[];
};
/** An account of the books; `method`: for a gateway's account. Above zero: owed to its holder. */
export type AccountSum = {
  account: string;
  method: number | null;
  currency: string;
  exponent: number;
  amount: Money;
};

/**
 * The balances of stores that have ever had one: the seller's own store; for staff, all, one or
 * some.
 */
export async function readBalances(
  db: Db,
  actor: Seller | Staff,
  stores: number | number[] | null = null,
): Promise<Balance[]> {
  const storeIds = actor.kind === 'seller' ? actor.storeId : stores;
  const only = storeIds === null ? null : [storeIds].flat();
  const { rows } = await sql<Balance>`
    with held as (
      select parcel_id, min(why) as why
      from ${heldParcels} h
      group by 1
    ),
    stuck as (
      select l.store_id, l.currency, h.why, h.parcel_id, sum(l.amount) as amount
      from held h
      join ledger_entries e on e.parcel_id = h.parcel_id
      join ledger_lines l on l.entry_id = e.id
      where l.account in ('held', 'store')
        and l.payout_id is null
        and (${only}::int[] is null or l.store_id = any(${only}::int[]))
      group by 1, 2, 3, 4
      having sum(l.amount) > 0
    ),
    told as (
      select store_id, currency,
        jsonb_agg(jsonb_build_object('why', why, 'amount', amount) order by why) as why
      from (
        select store_id, currency, why, sum(amount) as amount
        from stuck
        group by 1, 2, 3
      ) s
      group by 1, 2
    )
    select b.store_id as "storeId", s.name as store, b.currency,
      ${exponentIn('b.currency')} as exponent, b.held, b.due, b.reserve,
      coalesce(t.why, '[]') as "onHold", o.gathered, o.paid
    from (
      select m.store_id, m.currency, ${sums('held')} as held, ${sums('store')} as due,
        ${sums('reserve')} as reserve
      from ledger_sums m
      where m.store_id is not null
        and (${only}::int[] is null or m.store_id = any(${only}::int[]))
      group by 1, 2
    ) b
    join stores s on s.id = b.store_id
    cross join lateral (
      select coalesce(sum(amount) filter (where state = 'open'), 0) as gathered,
        coalesce(sum(amount) filter (where state = 'paid'), 0) as paid
      from payouts
      where store_id = b.store_id and currency = b.currency
    ) o
    left join told t on t.store_id = b.store_id and t.currency = b.currency
    order by s.name, s.id, b.currency
  `.execute(db);
  return rows;
}

/** The balances of one store, with a row in the shop's currency even if it has never had one. */
export async function readBalancesOf(
  db: Db,
  staff: Staff,
  storeId: number,
  market: Pick<MarketSettings, 'currency' | 'currency_exponent'>,
): Promise<Balance[]> {
  const rows = await readBalances(db, staff, storeId);
  if (rows.some((row) => row.currency === market.currency)) return rows;
  const { name: store } = await db
    .selectFrom('stores')
    .select('name')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  return [...rows, noBalance({ storeId, store }, market)];
}

/** The empty balance of a store, in the shop's currency. */
export const noBalance = (
  store: Pick<Balance, 'storeId' | 'store'>,
  { currency, currency_exponent: exponent }: Pick<MarketSettings, 'currency' | 'currency_exponent'>,
): Balance => ({
  ...store,
  currency,
  exponent,
  held: 0,
  due: 0,
  reserve: 0,
  gathered: 0,
  paid: 0,
  onHold: [],
});

/** The sum of each account of the books, over all stores. */
export async function readAccounts(db: Db, _: Staff): Promise<AccountSum[]> {
  const { rows } = await sql<AccountSum>`
    select a.account, a.method, a.currency, ${exponentIn('a.currency')} as exponent, a.amount
    from (
      select account, method, currency, sum(amount) as amount
      from ledger_sums
      group by 1, 2, 3
    ) a
    where a.amount <> 0
    order by a.currency, a.account, a.method
  `.execute(db);
  return rows;
}

/** The sum of a store's account, without amounts in payouts. */
const sums = (account: string) =>
  sql`coalesce(sum(m.amount) filter (where m.account = ${account} and not m.gathered), 0)`;
