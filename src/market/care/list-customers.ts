// The list of customers in the back office. The sums it sorts by are stored with each account
// (0081_customers_at_desk.sql), so that sorting is fast however long the list is.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { searchWords } from '#base/search-words.ts';
import type { CustomerFilters, CustomerRow } from '#contract/admin/customer.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { readList, readSome, saysWord } from '#market/edits/listing.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Row = Omit<CustomerRow, 'last_order_at' | 'created_at'> & {
  last_order_at: string | null;
  created_at: string;
};
type Condition = RawBuilder<SqlBool>;

const consents = sql`exists (
  select from subscribers s
  where s.email = t.email and s.confirmed_at is not null and s.left_at is null
)`;

/** The columns of the list, for an account `t`. */
export const customerColumns = {
  id: sql`t.id`,
  title: sql`coalesce(nullif(t.name, ''), t.email, '')`,
  email: sql`coalesce(t.email, '')`,
  phone: sql`t.phone`,
  country: sql`coalesce((
    select d.country from addresses d where d.shopper = 'a:' || t.id and d.chosen limit 1
  ), '')`,
  orders: sql`t.orders`,
  spent: sql`t.spent`,
  last_order_at: sql`t.last_order_at`,
  consent: consents,
  created_at: sql`t.created_at`,
};

/** A page of the customers that match, the newest first. */
export async function listCustomers(
  db: Db,
  query: ListInput & CustomerFilters,
  market: MarketSettings,
): Promise<Listed<CustomerRow>> {
  const { rows, ...counted } = await readList<Row>(db, query, {
    from: sql`accounts t`,
    columns: customerColumns,
    where: await conditionsOf(db, query),
    usual: '-id',
  });
  return { rows: rows.map((row) => customerRow(row, market)), ...counted };
}

/** The accounts with this whole email address. Parts of addresses are searched like words. */
async function withAddress(db: Db, q: string): Promise<number[] | null> {
  if (!q.includes('@')) return null;
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', q.trim().toLowerCase())
    .executeTakeFirst();
  return account ? [account.id] : null;
}

/** All customers that match, newest first, in batches. */
export async function* eachCustomer(
  db: Db,
  query: CustomerFilters,
  market: MarketSettings,
): AsyncGenerator<CustomerRow[]> {
  const where = await conditionsOf(db, query);
  yield* readSome<Row, CustomerRow>(
    db,
    { from: sql`accounts t`, columns: customerColumns, where },
    (row) => customerRow(row, market),
  );
}

/** A row as the API returns it: sums in decimals, times in UTC. */
export const customerRow = <Some extends Row>(row: Some, market: MarketSettings) => ({
  ...row,
  spent: toDecimal(row.spent, market.currency_exponent),
  last_order_at: row.last_order_at && new Date(row.last_order_at).toISOString(),
  created_at: new Date(row.created_at).toISOString(),
});

async function conditionsOf(
  db: Db,
  { q, view, country, consent, only }: CustomerFilters,
): Promise<Condition[]> {
  const ids = await withAddress(db, q);
  const conditions = searchWords(q).map((word) => saysWord(sql`t.search_text`, word));
  return [
    sql<SqlBool>`t.erased_at is null and t.verified_at is not null`,
    // people who work here count as customers once they have bought something
    sql<SqlBool>`(t.orders > 0 or not exists (select from staff s where s.account_id = t.id))`,
    ...(ids ? [sql<SqlBool>`t.id = any(${ids}::int[])`] : conditions),
    ...(only ? [sql<SqlBool>`t.id = any(${only}::int[])`] : []),
    ...(view ? [view === 'buyers' ? sql<SqlBool>`t.orders > 0` : sql<SqlBool>`t.orders = 0`] : []),
    ...(country
      ? [
          sql<SqlBool>`t.id in (
      select d.account_id from addresses d
      where d.chosen and d.account_id is not null and d.country = ${country.toUpperCase()}
    )`,
        ]
      : []),
    ...(consent
      ? [consent === 'yes' ? sql<SqlBool>`${consents}` : sql<SqlBool>`not ${consents}`]
      : []),
  ];
}
