// The shop's pages with many products: every list, page and call that is the same for everybody,
// with its filters.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { readFacts } from './product-lists.ts';

/** An address of the shop, another one each round. */
export type ShopAddress = { what: string; address: (round: number) => string };

/** Places with many products, and with few. */
type Samples = {
  /** Slugs; each with a sub-category of its own. */
  categories: { top: string; sub: string }[];
  brands: number[];
  brand_slugs: string[];
  rare: number;
  stores: string[];
  tags: number[];
  shipping: number;
  options: number[][];
  products: { id: number; slug: string; title: string }[];
};

const SALE_PRODUCTS = 300;

/** The lists, for a market that has products; adds a sale, and collections with a rule. */
export async function shopLists(db: Db): Promise<ShopAddress[]> {
  const { collections } = await readFacts(db);
  await startSale(db);
  const samples = await readSamples(db);
  return [
    ...callsOf(samples),
    ...collections.flatMap(({ id, slug }) =>
      addresses('api/v1/products', { [`collection ${slug}`]: { collection: id } }),
    ),
    ...pagesOf(samples, collections[0]),
  ];
}

/** Starts a flash sale of some products that runs now. */
async function startSale(db: Db): Promise<void> {
  await sql`
    with sale as (
      insert into flash_sales (title, start_at, end_at)
      select '{"en": "Bench"}', now() - interval '1 hour', now() + interval '1 day'
      where not exists (select from flash_sales where title ->> 'en' = 'Bench')
      returning id
    )
    insert into flash_sale_products (flash_sale_id, product_id, price, quota)
    select sale.id, p.id, greatest(1, p.price / 2), 100
    from sale cross join lateral (
      select id, price from product_facts where public order by id limit ${SALE_PRODUCTS}
    ) p
  `.execute(db);
}

async function readSamples(db: Db): Promise<Samples> {
  const { rows } = await sql<Samples>`
    with brand as (
      select brand_id as id, count(*) as many from product_facts
      where public and brand_id is not null group by 1
    )
    select (
        select jsonb_agg(jsonb_build_object('top', t.slug, 'sub', (
          select s.slug from categories s where t.id = any(s.path) and s.id <> t.id order by s.id limit 1
        )) order by t.id)
        from categories t
        where parent_id is null and exists (select from categories s where s.parent_id = t.id)
      ) as categories,
      array(select id from brand order by many desc, id limit 5) as brands,
      array(
        select b.slug from brand join brands b using (id) order by many desc, id limit 5
      ) as brand_slugs,
      (select id from brand order by many, id limit 1) as rare,
      array(
        select s.slug::text from stores s
        join (
          select store_id, count(*) as many from product_facts where public group by 1
        ) own on own.store_id = s.id
        where is_store_open(s)
        order by own.many desc, s.id limit 3
      ) as stores,
      array(
        select tag_id from product_tags group by 1 order by count(*) desc, tag_id limit 3
      ) as tags,
      (select max(shipping_rule_id) from product_facts where public) as shipping,
      (
        select jsonb_agg(ids) from (
          select array_agg(id order by id) as ids from attribute_values
          where id in (
            select option from product_facts cross join unnest(options) option where id < 20000
          )
          group by attribute_id
          having count(*) > 1
          order by attribute_id
        ) o
      ) as options,
      (
        select jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'title', title ->> 'en'))
        from (
          select p.id, p.slug, p.title from products p
          where p.public and p.id % (select greatest(1, max(id) / 100) from products) = 1
          order by p.id limit 100
        ) p
      ) as products
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without a table has one row.');
  return row;
}

const at = <T>(things: T[], round: number): T => {
  const thing = things[round % things.length];
  if (thing === undefined) throw new Error('The market has nothing to ask for.');
  return thing;
};

type Query = Record<string, unknown>;

/** An address, or one of several, with each of these queries. */
const addresses = (
  path: string | ((round: number) => string),
  of: Record<string, Query | ((round: number) => Query)>,
): ShopAddress[] =>
  Object.entries(of).map(([what, query]) => ({
    what: typeof path === 'string' ? `/${path}: ${what}` : what,
    address: (round) => {
      const entries = Object.entries(typeof query === 'function' ? query(round) : query);
      const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
      return `/${typeof path === 'string' ? path : path(round)}${search.size ? `?${search}` : ''}`;
    },
  }));

function callsOf({ categories, brands, rare, stores, tags, shipping, options, products }: Samples) {
  const two = options.slice(0, 2).map(([first]) => first);
  return [
    ...addresses('api/v1/products', {
      'as they come': {},
      'page 50': { page: 50 },
      'the last page': { page: 278 },
      'page 100,000': { page: 100_000 },
      featured: { sortby: 'featured' },
      'by price': { sortby: 'price_low_to_high' },
      'by price, down': { sortby: 'price_high_to_low' },
      'by price, page 50': { sortby: 'price_low_to_high', page: 50 },
      'by rating': { sortby: 'avg_customer_review' },
      'a span of prices': { min: 20, max: 30 },
      'a span of prices, by price': { min: 20, max: 30, sortby: 'price_high_to_low' },
      'no such price': { min: 900_000_000 },
      'five stars': { rating: 5 },
      'four stars and a brand': { rating: 4, brand: rare },
      'a brand': (round) => ({ brand: at(brands, round) }),
      'a rare brand': { brand: rare },
      'a rare brand by price': { brand: rare, sortby: 'price_low_to_high' },
      'brands by price': { brand: brands.join(','), sortby: 'price_low_to_high' },
      'a tag': (round) => ({ tags: at(tags, round) }),
      'a way to ship': { shipping },
      'what is made up': { brand: 999_999_999, option: 999_999_998, shipping: 999_999_997 },
      'a word': (round) => ({ q: at(products, round).title.split(' ')[1] }),
      'two words': (round) => ({ q: at(products, round).title.split(' ').slice(0, 2).join(' ') }),
      'with the sidebar': { sidebar_data: true },
      'a brand with the sidebar': (round) => ({ brand_ids: at(brands, round), sidebar_data: true }),
    }),
    ...addresses('api/v1/all', {
      'a top category': (round) => ({ category: at(categories, round).top }),
      'a category': (round) => ({ sub_category: at(categories, round).sub }),
      'a top category by price': (round) => ({
        category: at(categories, round).top,
        sortby: 'price_low_to_high',
      }),
      'a top category, page 200': (round) => ({ category: at(categories, round).top, page: 200 }),
      'a top category by rating, page 200': (round) => ({
        category: at(categories, round).top,
        sortby: 'avg_customer_review',
        page: 200,
      }),
      'a top category with a rare brand': (round) => ({
        category: at(categories, round).top,
        brand: rare,
      }),
      'a top category with an option': (round) => ({
        category: at(categories, round).top,
        option: at(options, round)[0],
      }),
      'a top category with two options by price': (round) => ({
        category: at(categories, round).top,
        option: two.join(','),
        sortby: 'price_low_to_high',
      }),
      'a top category with the sidebar': (round) => ({
        category: at(categories, round).top,
        sidebar_data: true,
      }),
      'a category with the sidebar': (round) => ({
        sub_category: at(categories, round).sub,
        sidebar_data: true,
      }),
    }),
    ...addresses('api/v1/store', {
      'a large store': (round) => ({ slug: at(stores, round) }),
      'a large store by price': (round) => ({
        slug: at(stores, round),
        sortby: 'price_low_to_high',
      }),
    }),
    ...addresses('api/v1/home', { 'the home page’s data': {} }),
    ...addresses('api/v1/flash-sale', { 'the sales': {} }),
    ...addresses('api/v1/brands', { 'all brands': {} }),
    ...addresses((round) => `api/v1/suggested-products/${at(products, round).id}`, {
      'what goes with a product': {},
    }),
  ];
}

const pagesOf = (samples: Samples, collection?: { id: number; slug: string }) => [
  ...addresses('', { 'the home page': {} }),
  ...addresses('all/products', { 'all products': {}, 'its last page': { page: 278 } }),
  ...addresses('search', {
    'a word': (round) => ({ q: at(samples.products, round).title.split(' ')[1] }),
    'nothing there': (round) => ({ q: `zzqx${round}` }),
  }),
  ...addresses(() => `${collection?.slug}/collection`, {
    'a collection’s page': { collection: collection?.id },
  }),
  ...addresses((round) => `${at(samples.brand_slugs, round)}/brand`, {
    'a brand’s page': (round: number) => ({ brand: at(samples.brands, round) }),
  }),
  ...addresses('flash-sale', { 'the sales': {} }),
  ...addresses('sitemap.xml', { 'its index': {} }),
  ...addresses((round) => `all/${at(samples.categories, round).top}`, { 'a category’s page': {} }),
  ...addresses((round) => `all/${at(samples.categories, round).top}`, {
    'a category’s page, narrowed': (round: number) => ({
      brand: at(samples.brands, round),
      rating: 3,
      sortby: 'price_low_to_high',
    }),
  }),
  ...addresses((round) => `shop/${at(samples.stores, round)}`, { 'a store’s page': {} }),
  ...addresses(
    (round) => `${at(samples.products, round).slug}/product/${at(samples.products, round).id}`,
    { 'a product’s page': {} },
  ),
  ...addresses(
    (round) => `sitemap/en-products-${Math.ceil(at(samples.products, round).id / 1000)}.xml`,
    { 'a part of the sitemap': {} },
  ),
];
