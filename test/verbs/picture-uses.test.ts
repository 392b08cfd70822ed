// Every column that names a picture counts as a use, also for older rows.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseBefore, freshDatabase, type Fresh } from '../db.ts';

let fresh: Fresh;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.close());

/** Plain texts and lists of texts, which cannot contain pictures. */
const PLAIN = new Set([
  'action', 'alt', 'badge', 'choice', 'copyright_text', 'detail', 'image_alt', 'meta_description',
  'meta_title', 'site_name', 'slugs', 'tax_title', 'title', 'unit',
]); // prettier-ignore
/** Lists of rows and of changes, which contain texts and names of pictures. */
const LISTS = [
  'import_changes.before',
  'import_steps.before',
  'product_proposals.base',
  'product_proposals.proposed',
  'removed_things.rows',
];
/** Those with such a name that show none: `store_pictures` says who uploaded one. */
const NONE = new Set([
  'removed_pictures.name',
  'picture_uses.picture',
  'pictures.cut_from',
  'store_pictures.picture',
  // plain texts
  'requirements.name',
  'requirements.explanation',
  'flash_sales.terms',
  'stores.policies',
  'products.warnings',
]);

it('no column that names a picture is forgotten', async () => {
  const { rows: declared } = await sql<{ place: string }>`
    select t.tgrelid::regclass || '.' || a.attname as place
    from pg_trigger t
    cross join unnest(t.tgattr::int2[]) number
    join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = number
    where t.tgname = 'picture_uses'
  `.execute(fresh.db);
  const { rows } = await sql<{ place: string; column: string; domain: string | null }>`
    select table_name || '.' || column_name as place, column_name as column, domain_name as domain
    from information_schema.columns
    where table_schema = 'public'
      and (
        (data_type = 'text' and column_name ~ '(image|logo|thumb|picture|photo|avatar|styling|^cover$)')
        or domain_name in ('words', 'home_blocks')
      )
  `.execute(fresh.db);
  const expected = rows
    .filter(
      ({ place, column, domain }) => !(domain === 'words' && PLAIN.has(column)) && !NONE.has(place),
    )
    .map(({ place }) => place);
  expect(declared.map(({ place }) => place).toSorted()).toEqual([...expected, ...LISTS].toSorted());
});

it('pictures that were used before are known to be used', async () => {
  const older = await databaseBefore('0064');
  const name = '0a1b2c3d4e5f6789.webp';
  await sql`insert into pictures (name, width, height, bytes) values (${name}, 1, 1, 1)`.execute(
    older.db,
  );
  await sql`insert into brands (slug, title, image) values ('a', '{"en":"A"}', ${name})`.execute(
    older.db,
  );
  await sql`
    insert into pages (slug, title, description)
    values ('b', '{"en":"B"}', ${JSON.stringify({ en: `<img src="/media/${name}">` })})
  `.execute(older.db);
  await older.goOn();
  const { db, close } = older;
  const { rows } = await sql`select source, thing, picture from picture_uses order by 1`.execute(
    db,
  );
  expect(rows).toEqual([
    { source: 'brands', thing: 1, picture: name },
    { source: 'pages', thing: 1, picture: name },
  ]);
  await expect(sql`delete from pictures`.execute(db)).rejects.toThrow('picture_uses');
  await close();
});
