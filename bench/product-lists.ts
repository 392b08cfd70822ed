// The lists of the back office about products and their categories, and the shop's pages that
// depend on settings of staff.
import type { Db } from '#db/connect.ts';
import type { MeasuredList } from './long-lists.ts';

const KINDS = 100;

/** The lists, for a market that has products. */
export const productLists = async (db: Db): Promise<MeasuredList[]> => listsOf(await readFacts(db));

/** The same, with pages of the shop. */
export async function productListsAndShop(db: Db): Promise<MeasuredList[]> {
  const facts = await readFacts(db);
  return [...listsOf(facts), ...shopOf(facts)];
}

export type Facts = {
  count: number;
  categories: { id: number; slug: string }[];
  stores: number[];
  brands: number[];
  skus: string[];
  titles: string[];
  collections: { id: number; slug: string }[];
  options: number[];
};

/** Samples to search for: the largest and the smallest, and names of all kinds of products. */
export async function readFacts(db: Db): Promise<Facts> {
  const all = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const some = await db
    .selectFrom('products as p')
    .innerJoin('inventories as i', 'i.product_id', 'p.id')
    .select(['p.title', 'i.sku', 'p.store_id', 'p.brand_id'])
    .where(
      'p.id',
      'in',
      Array.from({ length: KINDS }, (_, at) => 1 + Math.floor((Number(all.count) * at) / KINDS)),
    )
    .where('i.position', '=', 0)
    .execute();
  const rule = (sort: string, by: object) =>
    JSON.stringify({ match: 'all', conditions: [by], sort, most: 200 });
  await db
    .insertInto('collections')
    .values([
      ...['price-low', 'price-high', 'newest', 'best-sold', 'rating'].map((sort) => ({
        slug: `bench-${sort}`,
        title: JSON.stringify({ en: sort }),
        position: 900,
        rule: rule(sort, { by: 'price', from: 5000, to: 9000 }),
      })),
      ...['category', 'brand', 'store', 'tag'].map((by) => ({
        slug: `bench-${by}`,
        title: JSON.stringify({ en: by }),
        position: 900,
        rule: rule('price-low', { by, ids: [by === 'brand' ? 3 : 1] }),
      })),
      {
        slug: 'bench-rare',
        title: JSON.stringify({ en: 'rare' }),
        position: 900,
        rule: rule('price-low', { by: 'brand', ids: [1900] }),
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {
    count: Number(all.count),
    categories: await db
      .selectFrom('categories')
      .select(['id', 'slug'])
      .where('parent_id', 'is', null)
      .orderBy('id')
      .execute(),
    stores: some.map(({ store_id }) => store_id),
    brands: some.flatMap(({ brand_id }) => brand_id ?? []),
    skus: some.map(({ sku }) => sku),
    titles: some.map(({ title }) => title.en ?? ''),
    collections: await db
      .selectFrom('collections')
      .select(['id', 'slug'])
      .where('slug', 'like', 'bench-%')
      .execute(),
    options: (
      await db
        .selectFrom('inventory_attributes')
        .select('attribute_value_id as id')
        .distinct()
        .orderBy('id')
        .limit(4)
        .execute()
    ).map(({ id }) => id),
  };
}

const SORTS = ['title', '-title', 'price', '-price', 'lowest', '-lowest', 'updated_at'];
const VIEWS = ['public', 'hidden', 'low', 'out', 'gap'];

/** The list of products in the back office, with all its filters. */
function listsOf({ count, categories, stores, brands, skus, titles }: Facts): MeasuredList[] {
  const list = (what: string, input: MeasuredList['input']): MeasuredList => ({
    what: `products: ${what}`,
    path: 'admin/products',
    input,
  });
  const at = <T>(things: T[], round: number): T | undefined => things[round % things.length];
  const word = (title: string | undefined, from: number) => title?.split(' ').at(from) ?? '';
  return [
    list('as they come', () => ({})),
    list('a page further on', (round) => ({ page: 2 + (round % 20) })),
    ...SORTS.map((sort) => list(`by ${sort}`, () => ({ sort }))),
    ...VIEWS.flatMap((view) => [
      list(view, () => ({ view })),
      ...['price', 'lowest', 'title'].map((sort) =>
        list(`${view} by ${sort}`, () => ({ view, sort })),
      ),
    ]),
    ...['', 'price', 'lowest', 'title'].map((sort) =>
      list(`a top category by ${sort || 'id'}`, (round) => ({
        category: at(categories, round)?.id,
        ...(sort && { sort }),
      })),
    ),
    list('a store', (round) => ({ store: at(stores, round) })),
    list('a store by price', (round) => ({ store: at(stores, round), sort: 'price' })),
    list('the largest store by lowest', () => ({ store: 2, sort: 'lowest' })),
    list('a brand by title', (round) => ({ brand: at(brands, round), sort: 'title' })),
    list('a brand in a category', (round) => ({
      brand: at(brands, round),
      category: at(categories, round)?.id,
    })),
    list('a SKU', (round) => ({ q: at(skus, round) })),
    list('a number', (round) => ({ q: String(1 + ((round * 9973) % count)) })),
    list('a code in a name', (round) => ({ q: word(at(titles, round), -1) })),
    list('two words of a name', (round) => ({
      q: `${word(at(titles, round), 0)} ${word(at(titles, round), 1)}`,
    })),
    list('a common word', (round) => ({ q: word(at(titles, round), 1) })),
    list('a common word by price', (round) => ({ q: word(at(titles, round), 1), sort: 'price' })),
    list('two letters', () => ({ q: 'te' })),
    list('nothing there', (round) => ({ q: `zzqx${round}` })),
    {
      what: 'Ctrl-K: a name',
      path: 'admin/search',
      input: (round) => ({ q: word(at(titles, round), 1) }),
    },
    { what: 'Ctrl-K: a SKU', path: 'admin/search', input: (round) => ({ q: at(skus, round) }) },
    { what: 'brands by products', path: 'admin/brands', input: () => ({ sort: '-products' }) },
    { what: 'stores', path: 'admin/stores', input: () => ({}) },
    { what: 'media', path: 'admin/pictures', input: () => ({}) },
  ];
}

/** The pages that depend on settings of staff: collections by rule, filters of a category. */
const shopOf = ({ categories, collections, options }: Facts): MeasuredList[] => [
  ...collections.map(({ id, slug }) => ({
    what: `shop: collection ${slug.slice('bench-'.length)}`,
    path: 'products',
    input: () => ({ collection: id, sidebar_data: false }),
  })),
  {
    what: 'shop: a category with a filter in use',
    path: 'all',
    input: (round) => ({
      category: categories[round % categories.length]?.slug,
      option: options[round % options.length],
      sidebar_data: false,
    }),
  },
  {
    what: 'shop: a category with two filters, by price',
    path: 'all',
    input: (round) => ({
      category: categories[round % categories.length]?.slug,
      option: options.slice(0, 2).join(','),
      sortby: 'price_low_to_high',
      sidebar_data: false,
    }),
  },
];
