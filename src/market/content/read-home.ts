import { sql, type RawBuilder } from 'kysely';
import { most } from '#contract/constants.ts';
import type { Block, ShownBlock } from '#contract/home-block.ts';
import type { Collection, Home, SiteFeature, Slider } from '#contract/home.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { onePlan } from '#db/prepared.ts';
import { productsOf, type Gathering } from '#market/catalogue/gathering.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { readRuled } from '#market/catalogue/read-gatherings.ts';
import { flashSaleOf, readRunningSales } from '#market/catalogue/read-flash-sales.ts';
import { selectBanners, selectSliders } from '#market/content/read-banners.ts';
import { blocksAt, usualBlocks, type Which } from '#market/content/home-arrangement.ts';
import { nextChange, shownAt } from '#market/content/schedule.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';
import { slugNow, type SlugKind } from '#market/settings/slug-now.ts';

type CollectionRow = { id: number; title: string; slug: string; products: number[] };
type Blocks = Pick<Home, 'featured_categories' | 'featured_brands' | 'banners'> & {
  site_features: SiteFeature[];
  sliders: Slider[];
  collections: CollectionRow[];
  arrangement: Block[] | null;
};
type BlocksRow = Blocks & { next_change: Date | null };

const BANNERS = [1, 2, 3, 4, 5, 6];

/**
 * Every block of the home page at the time of reading; valid until one begins or ends. Four
 * queries, however many products it shows.
 */
export async function readHome(reading: Reading, which: Which = 'published'): Promise<Home> {
  const [{ sliders, collections, arrangement, ...blocks }, sales] = await Promise.all([
    readBlocks(reading, which),
    readRunningSales(reading),
  ]);
  const ids = [...new Set([...collections, ...sales].flatMap(({ products }) => products))];
  const { shown, until } = blocksAt(arrangement ?? usualBlocks(collections), reading.now);
  holdUntil(reading, until);
  const cards = new Map((await readCards(reading, ids)).map((card) => [card.id, card]));
  return {
    slider: {
      main: sliders.filter(({ type }) => type === 1),
      right_top: sliders.find(({ type }) => type === 2) ?? null,
      right_bottom: sliders.find(({ type }) => type === 3) ?? null,
    },
    ...blocks,
    brands: blocks.featured_brands,
    collections: collections.map((row) => collectionOf(row, cards)),
    flash_sales: sales.map((sale) => flashSaleOf(sale, cards)),
    time_zone: 'UTC',
    blocks: shown.map((block) => shownIn(reading, block)),
  };
}

/** A block in the reader's language, or else in the market's first one. */
function shownIn({ language, market }: Reading, block: Block): ShownBlock {
  const { public: _, shown_from: __, shown_until: ___, ...rest } = block;
  const localText = (texts: Record<string, string>) =>
    texts[language] ?? texts[market.default_language] ?? '';
  return {
    ...rest,
    title: localText(block.title),
    text: localText(block.text),
    action: localText(block.action),
    alt: localText(block.alt),
  };
}

const arrangementOf = (which: Which): RawBuilder<Block[] | null> =>
  which === 'draft'
    ? sql`coalesce((select blocks from home_draft), (${arrangementOf('published')}))`
    : which === 'published'
      ? sql`(select blocks from home_arrangements order by number desc limit 1)`
      : sql`(select blocks from home_arrangements where number = ${which})`;

function collectionOf(
  { id, title, slug, products }: CollectionRow,
  cards: Map<number, ProductCard>,
): Collection {
  const own = products.flatMap((product) => cards.get(product) ?? []);
  return { id, title, slug, status: 1, product_collections: own, products: own };
}

async function readBlocks(reading: Reading, which: Which): Promise<Blocks> {
  const { db, language, now } = reading;
  const list = (query: RawBuilder<unknown>) =>
    sql`coalesce((select jsonb_agg(to_jsonb(one)) from (${query}) one), '[]')`;
  const tile = (kind: SlugKind) =>
    sql`t.id, said(t.title, ${language}) as title, ${slugNow(kind, 't', language)} as slug, t.image`;
  const features = sql`
    select id, image, icon, said(detail, ${language}) as detail, 1 as status
    from site_features
    where ${shownAt(now)}
    order by position, id
  `;
  const categories = sql`
    select ${tile('category')}
    from categories t
    where public and featured
    order by position, id
    limit ${most.featuredCategories}
  `;
  const brands = sql`
    select ${tile('brand')}
    from brands t
    where public and featured
    order by id
    limit ${most.featuredBrands}
  `;
  const { rows } = await sql<BlocksRow>`
    select ${onePlan} ${list(selectSliders(reading))} as sliders,
      ${list(selectBanners(reading, BANNERS))} as banners,
      ${list(features)} as site_features,
      ${list(categories)} as featured_categories,
      ${list(brands)} as featured_brands,
      ${list(selectCollections(language, await readRuled(reading)))} as collections,
      ${arrangementOf(which)} as arrangement,
      ${nextChange(now, ['sliders', 'banners', 'site_features'])} as next_change
  `.execute(db);
  dependOn(reading, 'home', 'content', 'collections', 'categories', 'brands');
  const [row] = rows;
  if (!row) throw new Error('A select without a table has one row.');
  const { next_change: until, ...blocks } = row;
  holdUntil(reading, until);
  return blocks;
}

const BY_HAND = sql`array(
  select cp.product_id
  from collection_products cp
  join product_facts p on p.id = cp.product_id and p.public
  where cp.collection_id = c.id
  order by p.in_stock desc, cp.position, cp.product_id
  limit ${most.collectionProducts}
)`;

const selectCollections = (language: string, ruled: Gathering[]): RawBuilder<unknown> => sql`
  select c.id, said(c.title, ${language}) as title,
    ${slugNow('collection', 'c', language)} as slug,
    ${productsIn(ruled)} as products
  from collections c
  where c.public
  order by c.position, c.id
`;

/** The products of a rule-based collection. */
const whenRuled = (gathering: Gathering): RawBuilder<unknown> => sql`
  when ${gathering.id} then array(
    select p.id
    from unnest(array(${productsOf(gathering)})) with ordinality as g (id, place)
    join product_facts p on p.id = g.id
    order by p.in_stock desc, g.place
    limit ${most.collectionProducts}
  )
`;

const productsIn = (ruled: Gathering[]): RawBuilder<unknown> =>
  ruled.length
    ? sql`case c.id ${sql.join(ruled.map(whenRuled), sql` `)} else ${BY_HAND} end`
    : BY_HAND;
