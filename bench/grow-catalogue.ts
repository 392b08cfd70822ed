// Grows the demo market to a catalogue of this many products with SQL: names made from the demo's
// by Zipf's law in five languages, 400 categories, 2,000 brands, stores, tags, pictures and
// variants.
import pg from 'pg';
import { fold } from '#base/fold.ts';
import { GROWN_WORDS } from './grown-words.ts';

const CATEGORIES = 400;
const BRANDS = 2000;
/** Kinds of a product in five languages, so that a search of two words matches only a part. */
const KINDS = [
  ['Classic', 'Classique', 'كلاسيكي', 'Klasik', 'क्लासिक'],
  ['Compact', 'Compact', 'صغير', 'Kompakt', 'छोटा'],
  ['Travel', 'Voyage', 'سفر', 'Seyahat', 'यात्रा'],
  ['Premium', 'Premium', 'فاخر', 'Üstün', 'प्रीमियम'],
  ['Outdoor', 'Extérieur', 'خارجي', 'Açık hava', 'आउटडोर'],
  ['Organic', 'Biologique', 'عضوي', 'Organik', 'जैविक'],
  ['Handmade', 'Fait main', 'يدوي', 'El yapımı', 'हस्तनिर्मित'],
  ['Blue', 'Bleu', 'أزرق', 'Mavi', 'नीला'],
];
const SYLLABLES = sqlList(
  'ka lo mi ren tos vel dar nix pra sun gor bel fen jul wex zam'.split(' '),
);
/** The tables that belong to products: their indexes are recreated after filling. */
const GROWN = [
  'products',
  'product_facts',
  'product_words',
  'product_tags',
  'product_images',
  'inventories',
  'inventory_attributes',
];

/** Fills the demo market at this address up to this many products; reports each step. */
export async function growCatalogue(
  url: string,
  to: number,
  say: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = async (name: string, text: string, values: unknown[] = []) => {
    const began = performance.now();
    const { rowCount } = await client.query(text, values);
    say(`${name}: ${rowCount ?? 0} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  };
  const { rows } = await client.query<{ n: number; last: number }>(
    'select count(*)::int as n, max(id) as last from products',
  );
  const [{ n = 0, last = 0 } = {}] = rows;
  // no triggers: stock without its moves, pictures without their uses
  await client.query(`
    set session_replication_role = replica;
    set synchronous_commit = off;
    set work_mem = '128MB';
    set maintenance_work_mem = '512MB';
    select setseed(0.42)
  `);
  if (n < to) {
    await growAround(run, to);
    const indexes = await dropIndexes(client);
    await growProducts(client, run, { more: to - n, last });
    for (const { name, text } of indexes) await run(name, text);
    await run('vacuum', 'vacuum analyze');
  }
  await client.end();
}
type Run = (name: string, text: string, values?: unknown[]) => Promise<void>;

/** Adds brands, stores with a shipping rule, and categories below those of the demo. */
async function growAround(run: Run, to: number): Promise<void> {
  await run(
    'brands',
    `insert into brands (slug, title)
    select 'b' || g, jsonb_build_object('en', initcap(
      ${SYLLABLES}[1 + g % 16] || ${SYLLABLES}[1 + g / 16 % 16] || ${SYLLABLES}[1 + g / 256]))
    from generate_series(1, $1::int - (select count(*)::int from brands)) g`,
    [BRANDS],
  );
  await run(
    'stores',
    `insert into stores (slug, name, country, city)
    select 'store-' || g, initcap(${SYLLABLES}[1 + g % 16]) || ' Traders ' || g, 'GB', 'London'
    from generate_series(1, $1::int - (select count(*)::int from stores)) g`,
    [Math.max(200, Math.min(10_000, Math.round(to / 100)))],
  );
  await run(
    'shipping',
    `insert into shipping_rules (store_id, title)
    select id, '{"en": "Standard"}' from stores s
    where not exists (select from shipping_rules r where r.store_id = s.id)`,
  );
  await run(
    'categories',
    `with leaf as (
      select c.* from categories c
      where not exists (select from categories below where below.parent_id = c.id)
    ), made as (
      select nextval(pg_get_serial_sequence('categories', 'id'))::int as id, leaf.id as parent,
        leaf.path, leaf.slug, leaf.title, k
      from leaf
      cross join generate_series(1, ($1::int - (select count(*)::int from categories))
        / (select count(*)::int from leaf)) k
    )
    insert into categories (id, parent_id, path, slug, title)
    overriding system value
    select id, parent, path || id, slug || '-x' || k, (
      select jsonb_object_agg(key, value || ' ' || k) from jsonb_each_text(title)
    )
    from made`,
    [CATEGORIES],
  );
}

async function dropIndexes(client: pg.Client): Promise<{ name: string; text: string }[]> {
  const { rows } = await client.query<{ name: string; text: string }>(
    `select indexname as name, indexdef as text
    from pg_indexes
    where schemaname = 'public' and tablename = any($1) and indexdef not like '%UNIQUE%'`,
    [GROWN],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows;
}

type Growth = { more: number; last: number };

/** Adds the products, each a copy of a demo product with another name, and their related rows. */
async function growProducts(client: pg.Client, run: Run, { more, last }: Growth): Promise<void> {
  await client.query(`
    create temp table base as
    select row_number() over (order by id)::int as n, p.*,
      array(select c.id from categories c where c.path @> array[p.category_id]) as below,
      array(select tag_id from product_tags where product_id = p.id) as tags
    from products p;
    create unique index on base (n);
    create temp table kind (n int primary key, words text[], folded text);
    create temp table choices as
    select array_agg(id order by id) as values, row_number() over (order by attribute_id)::int as n
    from attribute_values group by attribute_id having count(*) >= 3;
    analyze base
  `);
  for (const [at, words] of KINDS.entries())
    await client.query('insert into kind values ($1, $2, $3)', [at, words, fold(words.join(' '))]);
  await client.query(`select setval(pg_get_serial_sequence('products', 'id'), $1)`, [last + more]);
  await run('products', PRODUCTS, [more, last]);
  await run(
    'tags',
    `insert into product_tags
    select p.id, tag from products p
    join base b on b.n = 1 + p.id % (select max(n) from base)
    cross join unnest(b.tags) tag
    where p.id > $1`,
    [last],
  );
  await run(
    'pictures',
    `insert into product_images (product_id, image, position)
    select id, image, 1 from products where id > $1 and image <> ''`,
    [last],
  );
  await run('variants', VARIANTS, [last]);
  await run(
    'stock',
    `insert into product_stock (stock, product_id, store_id, lowest)
    select * from product_stock_now where product_id > $1`,
    [last],
  );
  await run('facts', 'insert into product_facts select * from product_facts_now where id > $1', [
    last,
  ]);
  await run('words', GROWN_WORDS, [last]);
  await run(
    'attributes',
    `insert into inventory_attributes
    select i.id, v.attribute_id, v.id
    from inventories i join attribute_values v on v.id = i.choice[1]
    where i.product_id > $1`,
    [last],
  );
}

/** Four in five new ones are public; the first demo products, stores and brands get the most. */
const PRODUCTS = `
with store as (select array_agg(s.id order by s.id) as ids, array_agg(r.id order by s.id) as rules
  from stores s
  join lateral (select id from shipping_rules r where r.store_id = s.id order by id limit 1) r on true),
brand as (select array_agg(id order by id) as ids, array_agg(title ->> 'en' order by id) as titles
  from brands),
made as (
  select g, random() as price, random() as place, random() < 0.25 as off,
    1 + floor(power((select max(n) from base), random() * 0.999))::int as n,
    1 + floor(power(cardinality(store.ids), random() * 0.999))::int as s,
    1 + floor(power(cardinality(brand.ids), random() * 0.999))::int as b,
    floor(power(8, random() * 0.999))::int - 1 as k,
    now() - random() * interval '300 days' as at,
    chr(65 + g % 26) || chr(65 + g / 26 % 26) || '-' || g as code
  from generate_series(1, $1::int) g, store, brand
)
insert into products (id, store_id, category_id, brand_id, shipping_rule_id, slug, title, overview,
  description, image, selling, offered, published, review_count, rating, sold, folded,
  created_at, updated_at)
overriding system value
select $2::int + g, store.ids[s], below[1 + floor(place * cardinality(below))::int],
  case when g % 20 > 0 then brand.ids[made.b] end, store.rules[s], 'g' || g || '-' || left(base.slug, 60),
  (select jsonb_object_agg(key, coalesce(brand.titles[made.b], '') || ' ' || value || ' '
      || kind.words[case key when 'fr' then 2 when 'ar' then 3 when 'tr' then 4 when 'hi' then 5
        else 1 end] || ' ' || code)
    from jsonb_each_text(base.title)
    where g % 50 > 0 or key in ('en', 'ar')),
  overview, description, image, cost, case when off then greatest(1, cost * 4 / 5) end, g % 25 > 0,
  g % 40, (g % 41)::numeric / 10, g * 7 % 5000,
  base.folded || ' ' || kind.folded || ' ' || lower(brand.titles[made.b]) || ' '
    || replace(lower(code), '-', ' '),
  at, at
from made
join base using (n)
join kind on kind.n = made.k
cross join lateral (select 200 + exp(4 + price * 6)::int as cost) priced
cross join store
cross join brand`;

/** One variant for half of them, otherwise up to eight; one in twelve is sold out. */
const VARIANTS = `
insert into inventories (product_id, store_id, sku, quantity, price, weight, choice, position)
select p.id, p.store_id, 'SK-' || p.id || '-' || at, case when (p.id * 31 + at) % 12 = 0 then 0
    else (p.id * 17 + at) % 400 end,
  case when at % 3 = 2 then p.shown + at * 100 else 0 end, 200 + p.id % 3000,
  case when many = 1 then '{}'::int[] else array[c.values[1 + at]] end, at
from products p
join choices c on c.n = 1 + p.id % (select max(n) from choices)
cross join lateral (select case when p.id % 20 < 11 then 1
  else least(2 + p.id % 7, cardinality(c.values)) end as many) of_it
cross join generate_series(0, many - 1) at
where p.id > $1`;

function sqlList(words: string[]): string {
  return `(array[${words.map((word) => `'${word}'`).join(', ')}])`;
}
