// What search engines are told about: every public address in every language, in files of at most
// 10,000.
import { sql } from 'kysely';
import { dependOn, type Reading } from '#market/settings/reading.ts';

const MOST = 10_000;
const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const NAMESPACES =
  `${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml" ` +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const HIDDEN = ['cart', 'shipping', 'checkout', 'user', 'search', 'track-order'];
type Row = { path: string; at: Date; image: string | null };

const tables = {
  products: sql`
    select '/' || slug || '/product/' || id as path, updated_at as at,
      nullif(image, '') as image, id
    from products
    where public`,
  categories: sql`
    select '/all/' || case
        when parent_id is null then ''
        else (select slug from categories top where top.id = c.path[1]) || '/'
      end || slug as path, updated_at as at, nullif(image, '') as image, id
    from categories c
    where public`,
  stores: sql`
    select '/shop/' || slug as path, updated_at as at, nullif(image, '') as image, id
    from stores
    where public and suspended_at is null`,
  pages: sql`
    select '/page/' || slug as path, updated_at as at, null as image, id
    from pages
    where public`,
};
type Table = keyof typeof tables;
const isTable = (name: string): name is Table => name in tables;

export function robots(siteUrl: string): string {
  return [
    'User-agent: *',
    ...HIDDEN.flatMap((name) => [`Disallow: /${name}`, `Disallow: /*/${name}`]),
    'Disallow: /api/',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * The sitemap that stands at a path: `/sitemap.xml` lists the others, `/sitemap/fr-products-1.xml`;
 * null when there is none.
 */
export async function readSitemap(
  reading: Reading,
  siteUrl: string,
  path: string,
): Promise<string | null> {
  dependOn(reading, 'products', 'categories', 'content', 'stores');
  if (path === '/sitemap.xml') return readIndex(reading, siteUrl);
  const [, code, table, number] =
    /^\/sitemap\/([a-z]{2})-(products|categories|stores|pages)-(\d{1,4})\.xml$/.exec(path) ?? [];
  if (
    !code ||
    !table ||
    !isTable(table) ||
    !number ||
    !reading.market.languages.some((language) => language.code === code)
  )
    return null;
  const { rows } = await sql<Row>`
    select path, at, image
    from (${tables[table]}) t
    order by id
    limit ${MOST}
    offset ${(Number(number) - 1) * MOST}`.execute(reading.db);
  return rows.length ? urlSet(reading, siteUrl, code, rows) : null;
}

async function readIndex({ db, market }: Reading, siteUrl: string): Promise<string> {
  const files: string[] = [];
  for (const [table, listed] of Object.entries(tables)) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from (${listed}) t`.execute(db);
    const parts = Math.ceil((rows[0]?.count ?? 0) / MOST);
    for (const { code } of market.languages)
      for (let part = 1; part <= parts; part++)
        files.push(`<sitemap><loc>${siteUrl}/sitemap/${code}-${table}-${part}.xml</loc></sitemap>`);
  }
  return `${XML}\n<sitemapindex ${SITEMAP}>${files.join('')}</sitemapindex>`;
}

function urlSet({ market }: Reading, siteUrl: string, code: string, rows: Row[]): string {
  const address = (language: string, path: string) =>
    `${siteUrl}${language === market.default_language ? '' : `/${language}`}${path}`;
  const others = (path: string) =>
    market.languages
      .map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language.code}" ` +
          `href="${address(language.code, path)}"/>`,
      )
      .join('');
  const picture = (image: string | null) =>
    image ? `<image:image><image:loc>${siteUrl}/media/${image}</image:loc></image:image>` : '';
  const urls = rows.map(
    ({ path, at, image }) =>
      `<url><loc>${address(code, path)}</loc><lastmod>${at.toISOString()}</lastmod>` +
      `${others(path)}${picture(image)}</url>`,
  );
  return `${XML}\n<urlset ${NAMESPACES}>${urls.join('')}</urlset>`;
}
