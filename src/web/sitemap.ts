// The sitemap for search engines: every public address in every language, in files of at most 500
// ids.
import { sql, type RawBuilder } from 'kysely';
import { LANGUAGE_CODE } from '#base/language-code.ts';
import { productsOf, type Gathering } from '#market/catalogue/gathering.ts';
import { slugsIn } from '#market/catalogue/product-slug.ts';
import { readRuled } from '#market/catalogue/read-gatherings.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';
import { slugsNow, type SlugKind } from '#market/settings/slug-now.ts';

/** The ids in each file. */
const MOST = 500;
const MOST_PARTS = 9999;
const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const NAMESPACES =
  `${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml" ` +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
type Slugs = Record<string, string>;
/** `slugs`: by language, for things named differently in each; they follow the path. */
type Row = {
  path: string;
  at: Date;
  image: string | null;
  slugs?: Slugs;
  /** The slugs of the parent category. */
  above?: Slugs | null;
};

/** Only what has something to show: empty lists are hidden (head/describe-list.ts). */
const tables = {
  lists: sql`
    select path, (
        select updated_at from product_facts where public order by updated_at desc, id desc limit 1
      ) as at, null as image, id
    from (
      values (1, '/'), (2, '/all/products'), (3, '/categories'), (4, '/brands'),
        (5, '/flash-sale'), (6, '/seller/register'), (7, '/track-order'), (8, '/stores')
    ) one (id, path)
    where exists (select from product_facts where public)
      and (path <> '/seller/register' or (select vendor_registration from settings))`,
  products: sql`
    select '/product/' || id as path, updated_at as at, nullif(image, '') as image, id,
      slug, title
    from products
    where public`,
  categories: sql`
    select '' as path, updated_at as at, nullif(image, '') as image, id, parent_id
    from categories c
    where public
      and exists (
        select from categories below
        cross join lateral (
          select from product_facts p where p.category_id = below.id and p.public limit 1
        ) p
        where c.id = any(below.path)
      )`,
  brands: sql`
    select '/brand?brand=' || id as path, updated_at as at, nullif(image, '') as image, id
    from brands b
    where public and exists (
      select from product_facts p where p.public and p.brand_id = b.id
    )`,
  collections: sql`
    select '/collection?collection=' || c.id as path, max(p.updated_at) as at, null as image, c.id
    from collections c
    join gathered on gathered.collection_id = c.id
    join products p on p.id = gathered.product_id and p.public
    where c.public
    group by c.id`,
  stores: sql`
    select '/shop/' || slug as path, updated_at as at, nullif(image, '') as image, id
    from stores s
    where public
      and suspended_at is null
      and closed_at is null
      and exists (select from product_facts p where p.public and p.store_id = s.id)`,
  pages: sql`
    select '' as path, updated_at as at, null as image, id
    from pages
    where public`,
};
type Table = keyof typeof tables;
/** The prefix of slugs. */
const HEADS: Partial<Record<Table, string>> = { categories: '/all', pages: '/page' };
const KINDS: Partial<Record<Table, SlugKind>> = {
  categories: 'category',
  brands: 'brand',
  collections: 'collection',
  pages: 'page',
};

/** The slugs of a row `p` of a table in each language; null for tables without such names. */
function namesOf({ market: { languages } }: Reading, table: Table): RawBuilder<unknown> {
  if (table === 'products') return sql`, ${slugsIn(languages)} as slugs`;
  const kind = KINDS[table];
  if (!kind) return sql``;
  const own = sql`, ${slugsNow(kind, 'p', languages)} as slugs`;
  if (table !== 'categories') return own;
  return sql`${own}, (
    select ${slugsNow('category', 't', languages)} from categories t
    where t.public and t.id = p.parent_id
  ) as above`;
}

/**
 * The rows of a table; collections list their products by hand or by a rule: `of` says which
 * products to check for the latter.
 */
async function rowsOf(
  reading: Reading,
  table: Table,
  of: (one: Gathering) => RawBuilder<unknown>,
): Promise<RawBuilder<unknown>> {
  if (table !== 'collections') return tables[table];
  const ruled = await readRuled(reading);
  const gathered = [
    sql`select collection_id, product_id from collection_products`,
    ...ruled.map((one) => sql`select ${one.id}::int, of.* from (${of(one)}) of`),
  ];
  return sql`
    with gathered (collection_id, product_id) as (${sql.join(gathered, sql` union all `)})
    ${tables.collections}`;
}
/** The first product of a collection with a rule, which proves that it has one. */
const firstOf = ({ rule, ...one }: Gathering): RawBuilder<unknown> =>
  productsOf({ ...one, rule: rule && { ...rule, most: 1 } });
const isTable = (name: string): name is Table => name in tables;

const FILE = new RegExp(`^/sitemap/(${LANGUAGE_CODE})-([a-z]+)-(\\d{1,4})\\.xml$`);

/**
 * The sitemap at a path: `/sitemap.xml` lists the others, such as `/sitemap/fr-products-1.xml`;
 * null if there is none.
 */
export async function readSitemap(
  reading: Reading,
  siteUrl: string,
  path: string,
): Promise<string | null> {
  dependOn(reading, 'products', 'categories', 'brands', 'collections', 'content', 'stores');
  if (path === '/sitemap.xml') return readIndex(reading, siteUrl);
  const [, code, table, number] = FILE.exec(path) ?? [];
  if (
    !code ||
    !table ||
    !isTable(table) ||
    !number ||
    !reading.market.languages.some((language) => language.code === code)
  )
    return null;
  const { rows } = await sql<Row>`
    select path, at, image ${namesOf(reading, table)}
    from (${await rowsOf(reading, table, productsOf)}) p
    where id > ${(Number(number) - 1) * MOST} and id <= ${Number(number) * MOST}
    order by id`.execute(reading.db);
  const head = HEADS[table] ?? '';
  return rows.length ? urlSet(reading, siteUrl, code, { rows, head }) : null;
}

async function readIndex(reading: Reading, siteUrl: string): Promise<string> {
  const found = await Promise.all(
    Object.keys(tables)
      .filter(isTable)
      .map(async (table) => ({ table, parts: await readParts(reading, table) })),
  );
  const filesOf = (code: string, table: Table, parts: number[]) => {
    const head = `<sitemap><loc>${siteUrl}/sitemap/${code}-${table}-`;
    return parts.map((part) => `${head}${part}.xml</loc></sitemap>`).join('');
  };
  const files = found.flatMap(({ table, parts }) =>
    reading.market.languages.map(({ code }) => filesOf(code, table, parts)),
  );
  return `${XML}\n<sitemapindex ${SITEMAP}>${files.join('')}</sitemapindex>`;
}

/**
 * The parts of a table that are not empty. A part is a range of ids rather than a number of rows,
 * so one look into an index tells whether it has any. For products, the narrow table is used.
 */
async function readParts(reading: Reading, table: Table): Promise<number[]> {
  const told =
    table === 'products'
      ? sql`select id from product_facts where public`
      : await rowsOf(reading, table, firstOf);
  const { rows } = await sql<{ part: number }>`
    with told as ${table === 'collections' ? sql`materialized` : sql`not materialized`} (${told})
    select part
    from generate_series(1, least(
      ${MOST_PARTS}::int,
      coalesce((select (id - 1) / ${MOST}::int + 1 from told order by id desc limit 1), 0)
    )) part
    cross join lateral (
      select from told
      where told.id > (part - 1) * ${MOST}::int and told.id <= part * ${MOST}::int
      limit 1
    ) one
    order by part
  `.execute(reading.db);
  return rows.map(({ part }) => part);
}

function urlSet(
  { market }: Reading,
  siteUrl: string,
  code: string,
  { rows, head }: { rows: Row[]; head: string },
): string {
  const address = (language: string, { path: own, slugs, above }: Row) => {
    const names = [above, slugs].flatMap((said) => (said ? [said[language] ?? ''] : []));
    const path = head + names.map((name) => `/${encodeURIComponent(name)}`).join('') + own;
    return (
      siteUrl +
      (language === market.default_language ? path : `/${language}${path === '/' ? '' : path}`)
    );
  };
  const other = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const others = (row: Row) =>
    [
      ...market.languages.map((language) => other(language.code, address(language.code, row))),
      other('x-default', address(market.default_language, row)),
    ].join('');
  const picture = (image: string | null) =>
    image ? `<image:image><image:loc>${siteUrl}/media/${image}</image:loc></image:image>` : '';
  const urls = rows.map(
    (row) =>
      `<url><loc>${address(code, row)}</loc><lastmod>${row.at.toISOString()}</lastmod>` +
      `${others(row)}${picture(row.image)}</url>`,
  );
  return `${XML}\n<urlset ${NAMESPACES}>${urls.join('')}</urlset>`;
}
