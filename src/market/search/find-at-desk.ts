// The search over everything in the back office. Each kind of thing has one entry: who may see it,
// its table, and how it is found.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fold } from '#base/fold.ts';
import { searchWords } from '#base/search-words.ts';
import type { Found, FoundKind } from '#contract/admin/search.ts';
import type { Permission } from '#contract/permission.ts';
import type { Db } from '#db/connect.ts';
import { may } from '#market/accounts/staff-permissions.ts';
import { newestWith } from '#market/catalogue/lexicon.ts';
import { likeText, saysWord } from '#market/edits/listing.ts';
import type { Staff } from '#market/settings/actor.ts';

/** The most results of each kind. */
const MOST = 5;

type Words = (column: RawBuilder<unknown>, people?: boolean) => RawBuilder<SqlBool>;
type Column = RawBuilder<unknown>;
type Kind = {
  permission: Permission;
  table: string;
  /** The folded text to search, and the name in a language. */
  folded: Column;
  title: (language: string) => Column;
  note?: Column;
  image?: Column;
  /** Limits the rows that count. */
  where?: RawBuilder<unknown>;
  /**
   * Finds the ids of the newest rows with these words, for tables where searching `folded` would be
   * slow.
   */
  found?: (db: Db, q: string) => Promise<number[]>;
  /** A second way to find it: the ids of rows whose code begins with the text. */
  byCode?: (q: string) => RawBuilder<unknown>;
};

const titled = (permission: Permission, table: string, rest: Partial<Kind> = {}): Kind => ({
  permission,
  table,
  folded: sql`folded_texts(t.title)`,
  title: (language) => sql`said(t.title, ${language})`,
  ...rest,
});
const IMAGE = { image: sql`t.image` };

/** For tables whose words are all in one text, besides their code or number. */
const SEARCH_TEXT = sql`t.search_text`;

const NAMED_STORE = sql`(select s.name from stores s where s.id = t.store_id)`;

/** Stores, applications, and payments. */
const MONEY_KINDS: Pick<
  Record<FoundKind, Kind>,
  'store' | 'application' | 'payment' | 'payout' | 'paper' | 'report'
> = {
  store: {
    permission: 'stores',
    table: 'stores',
    folded: sql`folded_text(t.name)`,
    title: () => sql`t.name`,
    ...IMAGE,
  },
  application: {
    permission: 'applications',
    table: 'applications',
    folded: sql`folded_text(t.store_name)`,
    title: () => sql`t.store_name`,
    note: sql`(select a.name from accounts a where a.id = t.account_id)`,
  },
  payment: {
    permission: 'refunds',
    table: 'payments',
    folded: sql`lower(coalesce(t.provider_ref, '') || ' ' || coalesce(t.provider_payment_ref, ''))`,
    title: () => sql`coalesce(t.provider_payment_ref, t.provider_ref, '#' || t.id)`,
    note: sql`(select o.code from orders o where o.id = t.order_id)`,
  },
  payout: {
    permission: 'money',
    table: 'payouts',
    folded: sql`lower(t.reference)`,
    title: () => sql`coalesce(nullif(t.reference, ''), '#' || t.id)`,
    note: NAMED_STORE,
  },
  paper: {
    permission: 'papers',
    table: 'papers',
    folded: sql`lower(t.code)`,
    title: () => sql`t.code`,
    note: NAMED_STORE,
  },
  report: {
    permission: 'reports',
    table: 'reports',
    folded: sql`lower(t.code)`,
    title: () => sql`t.code`,
    note: sql`t.title`,
  },
};

const KINDS: Record<FoundKind, Kind> = {
  order: {
    permission: 'orders',
    table: 'orders',
    folded: SEARCH_TEXT,
    title: () => sql`t.code`,
    note: sql`t.address ->> 'name'`,
    image: sql`(select l.image from order_lines l where l.order_id = t.id order by l.id limit 1)`,
  },
  customer: {
    permission: 'customers',
    table: 'accounts',
    folded: SEARCH_TEXT,
    title: () => sql`coalesce(nullif(t.name, ''), t.email, '')`,
    note: sql`coalesce(t.email, '')`,
    where: sql`t.erased_at is null and t.verified_at is not null`,
  },
  product: titled('catalogue', 'products', {
    ...IMAGE,
    found: (db, q) => newestWith(db, q, MOST),
    note: sql`(select s.name from stores s where s.id = t.store_id)`,
    byCode: (q) => sql`
      select product_id from inventories where upper(sku) like ${likeText(q.toUpperCase()).slice(1)}
      limit ${MOST}
    `,
  }),
  category: titled('catalogue', 'categories', IMAGE),
  brand: titled('catalogue', 'brands', IMAGE),
  collection: titled('catalogue', 'collections'),
  tag: titled('catalogue', 'tags', { folded: sql`t.folded` }),
  attribute: titled('catalogue', 'attributes'),
  'bundle-deal': titled('catalogue', 'bundle_deals'),
  voucher: titled('catalogue', 'vouchers', {
    folded: sql`(lower(t.code) || ' ' || folded_texts(t.title))`,
    note: sql`t.code`,
  }),
  'flash-sale': titled('catalogue', 'flash_sales'),
  page: titled('content', 'pages', { note: sql`'/page/' || t.slug` }),
  banner: titled('content', 'banners', IMAGE),
  slider: titled('content', 'sliders', IMAGE),
  'site-feature': titled('content', 'site_features', {
    ...IMAGE,
    folded: sql`folded_texts(t.detail)`,
    title: (language) => sql`said(t.detail, ${language})`,
  }),
  'shipping-rule': titled('settings', 'shipping_rules'),
  'tax-rule': titled('settings', 'tax_rules'),
  requirement: titled('settings', 'requirements', {
    folded: sql`folded_texts(t.name)`,
    title: (language) => sql`said(t.name, ${language})`,
  }),
  import: titled('catalogue', 'imports', {
    folded: sql`lower(t.file)`,
    title: () => sql`t.file`,
    note: NAMED_STORE,
  }),
  ...MONEY_KINDS,
};

/**
 * Up to five things of each kind that the person may edit, newest first, in one statement: by words
 * of their names, or by a code. A single letter finds nothing.
 */
export async function findAtDesk(db: Db, by: Staff, q: string): Promise<Found[]> {
  const words = fold(q).split(' ').filter(Boolean);
  if (words.join('').length < 2 && !/^\d$/.test(q)) return [];
  const every: Words = (column, people = false) =>
    sql`(${sql.join(
      (people ? searchWords(q) : words).map((word) => saysWord(column, word)),
      sql` and `,
    )})`;
  const parts: RawBuilder<unknown>[] = [];
  for (const [name, kind] of Object.entries(KINDS)) {
    if (!may(by, kind.permission)) continue;
    const ids = words.length > 0 ? await kind.found?.(db, q) : undefined;
    const says = ids
      ? sql<SqlBool>`t.id = any(${ids}::int[])`
      : every(kind.folded, kind.folded === SEARCH_TEXT);
    parts.push(...statementsOf(name, kind, { by, says, q }));
  }
  if (parts.length === 0) return [];
  const { rows } = await sql<Found>`
    select distinct on (place, kind, id) kind, id, title, note, image
    from (${sql.join(parts, sql` union all `)}) found
    order by place, kind, id desc
  `.execute(db);
  return rows;
}

function statementsOf(
  name: string,
  { table, title, note = sql`''`, image = sql`''`, where: there = sql`true`, byCode }: Kind,
  { by, says, q }: { by: Staff; says: RawBuilder<SqlBool>; q: string },
): RawBuilder<unknown>[] {
  const place = Object.keys(KINDS).indexOf(name);
  const found = (where: RawBuilder<unknown>) => sql`(
    select ${sql.lit(place)} as place, ${sql.lit(name)} as kind, t.id, ${title(by.language)} as title,
      ${note} as note, ${image} as image
    from ${sql.table(table)} t
    where ${where} and ${there}
    order by t.id desc
    limit ${MOST}
  )`;
  return [
    found(says),
    ...(byCode ? [found(sql`t.id in (${byCode(q)})`)] : []),
    ...(/^\d{1,9}$/.test(q) ? [found(sql`t.id = ${Number(q)}`)] : []),
  ];
}
