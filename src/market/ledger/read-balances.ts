import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Db } from '#db/connect.ts';
import { exponentIn } from '#market/ledger/exponent-in.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

/** What the market owes a store, in one currency and its minor units. `held`: earned, not released yet. `due`: released and in no payout; below zero, the store owes it. `gathered`: in an open payout. `paid`: in all. */
export type Balance = { storeId: number; store: string; currency: string; exponent: number; held: Money; due: Money; gathered: Money; paid: Money };
/** An account of the market's own books; `method` of a gateway's. Above zero: owed to the holder. */
export type AccountSum = { account: string; method: number | null; currency: string; exponent: number; amount: Money };

/** Balances of the stores that ever had any: a seller's own, staff's of all or of one. */
export async function readBalances(db: Db, actor: Seller | Staff, storeId: number | null = null): Promise<Balance[]> {
  const only = actor.kind === 'seller' ? actor.storeId : storeId;
  const { rows } = await sql<Balance>`
    select b.store_id as "storeId", s.name as store, b.currency, ${exponentIn('b.currency')} as exponent, b.held, b.due, b.gathered,
      coalesce((select sum(p.amount) from payouts p where p.store_id = b.store_id and p.currency = b.currency and p.state = 'paid'), 0) as paid
    from (select l.store_id, l.currency, coalesce(sum(l.amount) filter (where l.account = 'held'), 0) as held, coalesce(sum(l.amount) filter (where l.account = 'store' and l.payout_id is null), 0) as due,
        coalesce(sum(l.amount) filter (where p.state = 'open'), 0) as gathered
      from ledger_lines l left join payouts p on p.id = l.payout_id where l.store_id is not null and (${only}::int is null or l.store_id = ${only}) group by 1, 2) b
    join stores s on s.id = b.store_id order by s.name, s.id, b.currency`.execute(db);
  return rows;
}

/** What stands on each account of the market, stores taken together. */
export async function readAccounts(db: Db, _: Staff): Promise<AccountSum[]> {
  const { rows } = await sql<AccountSum>`
    select a.account, a.method, a.currency, ${exponentIn('a.currency')} as exponent, a.amount
    from (select account, method, currency, sum(amount) as amount from ledger_lines group by 1, 2, 3) a where a.amount <> 0 order by a.currency, a.account, a.method`.execute(db);
  return rows;
}
