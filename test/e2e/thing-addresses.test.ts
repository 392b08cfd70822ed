// Categories, brands, collections and pages have addresses in the visitor's language; other and
// former addresses redirect.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';
import { openPage, settled } from './settled.ts';
import { missing, openSite, type Site } from './site.ts';
import { readHead } from './page-head.ts';

const CODES = ['en', 'fr', 'ar', 'tr', 'hi'] as const;
const prefixOf = (code: string) => (code === 'en' || code === 'x-default' ? '' : `/${code}`);
const part = (slug: string | undefined) => encodeURIComponent(slug ?? '');

type Slugs = Record<string, string>;
type Thing = { id: number; slugs: Slugs };
let site: Site;
const things: Record<string, Thing & { above?: Thing }> = {};
const fetchPage = (path: string) => fetch(`${site.origin}${path}`, { redirect: 'manual' });
const leads = async (path: string) => {
  const answer = await fetchPage(path);
  return [answer.status, answer.headers.get('location')];
};
const PATHS: Record<
  string,
  (slug: string, thing: Thing & { above?: Thing }, code: string) => string
> = {
  category: (slug) => `/all/${slug}`,
  'sub-category': (slug, { above }, code) => `/all/${part(above?.slugs[code])}/${slug}`,
  brand: (slug, { id }) => `/${slug}/brand?brand=${id}`,
  collection: (slug, { id }) => `/${slug}/collection?collection=${id}`,
  page: (slug) => `/page/${slug}`,
};
const KINDS = Object.keys(PATHS);
const thingOf = (kind: string) => {
  const thing = things[kind];
  if (!thing) throw new Error(`There is no ${kind}.`);
  return thing;
};
/** Its address in a language; `slug`: a different name than its own there. */
const addressIn = (kind: string, code: string, slug = thingOf(kind).slugs[code]) =>
  prefixOf(code) + (PATHS[kind]?.(part(slug), thingOf(kind), code) ?? '');
const entitle = (table: string, id: number, language: string, title: string) =>
  transaction(site.database.db, async (tx) => {
    await sql`
      update ${sql.table(table)}
      set title = title || jsonb_build_object(${language}::text, ${title}::text)
      where id = ${id}
    `.execute(tx);
    await touch(tx, 'categories', 'brands', 'collections', 'content');
  });

describe.skipIf(missing !== null)(`addresses${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    const slugs = sql`(
      select jsonb_object_agg(s.language, s.slug) from slugs s
      where s.kind = k.kind and s.thing = t.id and s.current
    )`;
    const one = async (kind: string, from: ReturnType<typeof sql>) => {
      const { rows } = await sql<Thing & { parent: number | null }>`
        select t.id, ${slugs} as slugs, ${kind === 'category' ? sql`t.parent_id` : sql`null`} as parent
        from (select ${kind}::text as kind) k cross join ${from}
        order by 1 limit 1
      `.execute(site.database.db);
      if (!rows[0]) throw new Error(`There is no ${kind}.`);
      return rows[0];
    };
    const sold = sql`exists (select from product_facts p where p.public and p.category_id = t.id)`;
    const below = await one('category', sql`categories t where parent_id is not null and ${sold}`);
    const above = await one('category', sql`categories t where id = ${below.parent}`);
    things['sub-category'] = { ...below, above };
    things.category = above;
    const branded = sql`exists (select from product_facts p where p.public and p.brand_id = t.id)`;
    const brand = await one('brand', sql`brands t where ${branded}`);
    await entitle('brands', brand.id, 'ar', 'الماركة');
    things.brand = await one('brand', sql`brands t where id = ${brand.id}`);
    things.collection = await one('collection', sql`collections t where public`);
    things.page = await one('page', sql`pages t where public and component is null`);
  });
  afterAll(() => site?.close());

  it.each(KINDS)(
    'of a %s are of each language, and every page names the same ones',
    async (kind) => {
      expect(new Set(Object.values(thingOf(kind).slugs)).size).toBeGreaterThan(1);
      for (const code of CODES) {
        const own = addressIn(kind, code);
        expect(await leads(own)).toEqual([200, null]);
        const head = await readHead(site.origin + own);
        expect(head.canonical).toBe(site.origin + own);
        expect(head.card['og:url']).toBe(head.canonical);
        for (const other of [...CODES, 'x-default'])
          expect(head.languages[other]).toBe(
            site.origin + addressIn(kind, other === 'x-default' ? 'en' : other),
          );
      }
    },
  );

  it.each(KINDS)(
    'of a %s redirect permanently from those of other languages, with the query',
    async (kind) => {
      const { slugs } = thingOf(kind);
      for (const [code, other] of [
        ['fr', 'ar'],
        ['ar', 'en'],
        ['en', 'ar'],
      ] as const) {
        const own = addressIn(kind, code);
        if (slugs[other] === slugs[code]) continue;
        expect(await leads(addressIn(kind, code, slugs[other]))).toEqual([301, own]);
        const more = `${own.includes('?') ? '&' : '?'}utm_source=a`;
        expect(await leads(addressIn(kind, code, slugs[other]) + more)).toEqual([301, own + more]);
      }
    },
  );

  it('of a listing keep their filters', async () => {
    const { slugs } = thingOf('category');
    expect(await leads(`/fr/all/${part(slugs.ar)}?sortby=price_low_to_high&page=2`)).toEqual([
      301,
      `${addressIn('category', 'fr')}?sortby=price_low_to_high&page=2`,
    ]);
    const [sub, top] = [thingOf('sub-category'), thingOf('category')];
    expect(await leads(`/ar/all/${part(top.slugs.en)}/${part(sub.slugs.en)}?min=1`)).toEqual([
      301,
      `${addressIn('sub-category', 'ar')}?min=1`,
    ]);
  });

  it.each(KINDS)('of a %s are in the sitemap as the page says them', async (kind) => {
    const table = { category: 'categories', 'sub-category': 'categories' }[kind] ?? `${kind}s`;
    for (const code of ['en', 'ar']) {
      const xml = await (await fetchPage(`/sitemap/${code}-${table}-1.xml`)).text();
      const own = `${site.origin}${addressIn(kind, code)}`;
      const url = xml.split('<url>').find((one) => one.includes(`<loc>${own}</loc>`)) ?? '';
      for (const other of CODES)
        expect(url).toContain(`hreflang="${other}" href="${site.origin}${addressIn(kind, other)}"`);
    }
  });

  it.each([1280, 360])('change with the language menu, at %d', async (width) => {
    const { page, complaints, close } = await site.visit({ viewport: { width, height: 800 } });
    for (const kind of KINDS) {
      await openPage(page, addressIn(kind, 'en'));
      const link = page.locator('a[hreflang=ar]').first();
      expect(await link.getAttribute('href')).toBe(addressIn(kind, 'ar'));
      await openPage(page, addressIn(kind, 'ar'));
      const own = new URL(page.url());
      expect(own.pathname + own.search).toBe(addressIn(kind, 'ar'));
    }
    // every link of the frame and the home page leads there directly, except those that the owner
    // typed
    const { rows: typed } = await sql<{ url: string }>`select url from header_links`.execute(
      site.database.db,
    );
    await openPage(page, '/ar');
    const hrefs = await page
      .locator('a[href^="/ar/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const own = [...new Set(hrefs)].filter(
      (href) =>
        /\/(all|page)\/|\/(brand|collection)\?/.test(href) &&
        !typed.some(({ url }) => href === `/ar${url}`),
    );
    expect(own.length).toBeGreaterThan(10);
    for (const href of own) expect([href, ...(await leads(href))]).toEqual([href, 200, null]);
    await settled(page);
    await close();
    expect(complaints).toEqual([]);
  });

  it('change with the title, and former ones redirect until they are reused', async () => {
    const { id, slugs } = thingOf('sub-category');
    const before = addressIn('sub-category', 'fr');
    await entitle('categories', id, 'fr', 'Tout autre chose : n°2');
    const after = addressIn('sub-category', 'fr', 'tout-autre-chose-n-2');
    await expect.poll(() => leads(before)).toEqual([301, after]);
    expect(await leads(after)).toEqual([200, null]);
    // its parent's page links to the new one
    const parent = await (await fetchPage(addressIn('category', 'fr'))).text();
    expect(parent).toContain('tout-autre-chose-n-2');
    await entitle('categories', thingOf('category').id, 'fr', slugs.fr?.replaceAll('-', ' ') ?? '');
    await expect.poll(() => leads(`/fr/all/${part(slugs.fr)}`)).toEqual([200, null]);
  });

  it('of deleted things are not found', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into categories (slug, title, path) values ('gone', '{"en":"Gone","fr":"Parti"}', '{}')
      returning id
    `.execute(site.database.db);
    await transaction(site.database.db, (tx) => touch(tx, 'categories'));
    await expect.poll(() => leads('/fr/all/gone')).toEqual([301, '/fr/all/parti']);
    await transaction(site.database.db, async (tx) => {
      await sql`delete from categories where id = ${rows[0]?.id}`.execute(tx);
      await touch(tx, 'categories');
    });
    await expect.poll(() => leads('/fr/all/gone')).toEqual([404, null]);
    expect(await leads('/fr/all/parti')).toEqual([404, null]);
  });
});
