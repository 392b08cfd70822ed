// The carts that customers left, for staff. They are found by when they were last touched
// (0129_left_carts.sql); only for the carts shown, totals are computed by the same functions as for
// every cart.
import { sql, type SqlBool } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { searchWords } from '#base/search-words.ts';
import type { LeftCartFilters, LeftCartRow } from '#contract/admin/left-cart.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { readList, saysWord } from '#market/edits/listing.ts';
import { readLinesOfCarts } from '#market/orders/order-lines.ts';
import { pricedLine } from '#market/orders/priced-line.ts';
import { totalsOf } from '#market/pricing/totals.ts';
import { LEFT_AFTER_MS } from '#market/reminders/remind-cart.ts';
import { customerKey } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

const DAY_MS = 86_400_000;
const AGES = { hour: LEFT_AFTER_MS, day: DAY_MS, week: 7 * DAY_MS };
type Row = Pick<LeftCartRow, 'id' | 'title' | 'email' | 'state'> & {
  changed_at: string;
  reminded_at: string | null;
};
type About = { language: string; market: MarketSettings };

/** Why a customer cannot be reminded, or that they can. */
const STATE = sql`
  case
    when exists (
      select from cart_letters l where l.account_id = t.id and l.left_at is not null
    ) then 'no-letters'
    when (select a.last_order_at from accounts a where a.id = t.id) >= t.changed_at then 'ordered'
    when t.reminded_at >= t.changed_at then 'reminded'
    else 'left'
  end
`;

/** A page of the carts that nobody has touched for a while, last left first. */
export async function listLeftCarts(
  db: Db,
  { q, age, ...query }: ListInput & LeftCartFilters,
  { language, market }: About,
  now: Date,
): Promise<Listed<LeftCartRow>> {
  const before = new Date(now.getTime() - AGES[age ?? 'hour']);
  const words = searchWords(q).map((word) => saysWord(sql`a.search_text`, word));
  const { rows, ...counted } = await readList<Row>(db, query, {
    from: sql`carts t`,
    columns: {
      id: sql`t.id`,
      title: sql`(select coalesce(nullif(a.name, ''), a.email, '') from accounts a where a.id = t.id)`,
      email: sql`(select coalesce(a.email, '') from accounts a where a.id = t.id)`,
      changed_at: sql`t.changed_at`,
      reminded_at: sql`t.reminded_at`,
      state: STATE,
    },
    where: [
      sql<SqlBool>`t.changed_at <= ${before}`,
      ...(words.length
        ? [sql<SqlBool>`t.id in (select a.id from accounts a where ${sql.join(words, sql` and `)})`]
        : []),
    ],
    usual: '-changed_at',
  });
  const held = await whatIsIn(db, rows, { language, market }, now);
  return {
    rows: rows.map(({ changed_at: changed, reminded_at: reminded, ...row }) => ({
      ...row,
      ...(held.get(row.id) ?? { pieces: 0, things: [], sum: 0 }),
      changed_at: new Date(changed).toISOString(),
      reminded_at: reminded && new Date(reminded).toISOString(),
    })),
    ...counted,
  };
}

/** How many product names a row lists. */
const NAMED = 3;

/** The items in each of these carts, and their total now, without shipping. */
async function whatIsIn(db: Db, carts: { id: number }[], { language, market }: About, now: Date) {
  const keys = carts.map(({ id }) => customerKey(id));
  const lines = await readLinesOfCarts(db, keys, now);
  const { rows: owners } = await sql<{ id: number; account_id: number }>`
    select id, account_id from cart_lines where shopper = any(${keys}::text[])
  `.execute(db);
  const ownerOf = new Map(owners.map(({ id, account_id: account }) => [id, account]));
  const money = (minor: number) => toDecimal(minor, market.currency_exponent);
  const localText = (texts: Record<string, string>) =>
    texts[language] ?? texts[market.default_language] ?? '';
  return new Map(
    [...Map.groupBy(lines, ({ id }) => ownerOf.get(id) ?? 0)].map(([id, own]) => {
      const { subtotal, bundleOffer } = totalsOf(own.map(pricedLine));
      return [
        id,
        {
          pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
          things: own.slice(0, NAMED).map(({ title }) => localText(title)),
          sum: money(subtotal - bundleOffer),
        },
      ];
    }),
  );
}
