// What the market owes stores, a page at a time: the books are summed only for the stores on the
// page.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { BalanceQuery } from '#contract/books.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { likeText, readListOf } from '#market/edits/listing.ts';
import { type Balance, noBalance, readBalances } from '#market/ledger/read-balances.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** A store with its balance in the shop's currency, and those in others. */
export type StoreBalances = { id: number; own: Balance; elsewhere: Balance[] };

/** A page of stores with what the market owes each; amounts in minor units. */
export async function listBalances(
  db: Db,
  staff: Staff,
  { q, view, store, ...query }: BalanceQuery,
  market: Pick<MarketSettings, 'currency' | 'currency_exponent'>,
): Promise<Listed<StoreBalances>> {
  return readListOf(db, query, {
    from: sql`stores t`,
    where: [
      ...(view ? [owedBy[view]] : []),
      ...(store === null ? [] : [sql<SqlBool>`t.id = ${store}`]),
      ...(q ? [sql<SqlBool>`t.name ilike ${likeText(q)}`] : []),
    ],
    sorts: { store: sql`t.name` },
    usual: 'store',
    show: async (ids) => {
      const balances = await readBalances(db, staff, ids);
      const { rows } = await sql<{ id: number; name: string }>`
        select id, name from stores where id = any(${ids}::int[])
      `.execute(db);
      return rows.map(({ id, name }) => {
        const all = balances.filter(({ storeId }) => storeId === id);
        const own = all.find(({ currency }) => currency === market.currency);
        return {
          id,
          own: own ?? noBalance({ storeId: id, store: name }, market),
          elsewhere: all.filter((one) => one !== own),
        };
      });
    },
  });
}

/** Condition for stores whose account has a balance above (or below) zero outside of payouts. */
const owes = (sign: RawBuilder<unknown>) => sql<SqlBool>`t.id in (
  select store_id
  from ledger_sums
  where account = 'store' and not gathered
  group by store_id, currency
  having sum(amount) ${sign} 0
)`;
const owedBy = { debt: owes(sql`<`), due: owes(sql`>`) };
