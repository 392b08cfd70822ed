import { sql } from 'kysely';
import { most } from '#contract/constants.ts';
import type { Collection, Home, SiteFeature } from '#contract/home.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { flashSaleOf, readRunningSales } from '#market/catalogue/read-flash-sales.ts';
import { readBanners, readSliders } from '#market/content/read-banners.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

type CollectionRow = { id: number; title: string; slug: string; products: number[] };
type Tiles = Pick<Home, 'featured_categories' | 'featured_brands'> & { site_features: SiteFeature[] };

/** Every block of the home page. Six queries, however many products stand on it. */
export async function readHome(reading: Reading): Promise<Home> {
  const [sliders, banners, collections, tiles, sales] = await Promise.all([
    readSliders(reading), readBanners(reading, [1, 2, 3, 4, 5, 6]), readCollections(reading), readTiles(reading), readRunningSales(reading)]);
  const ids = [...new Set([...collections, ...sales].flatMap(({ products }) => products))];
  const cards = new Map((await readCards(reading, ids)).map((card) => [card.id, card]));
  dependOn(reading, 'content', 'collections', 'categories', 'brands', 'flash-sales');
  return {
    slider: { main: sliders.filter(({ type }) => type === 1), right_top: sliders.find(({ type }) => type === 2) ?? null, right_bottom: sliders.find(({ type }) => type === 3) ?? null },
    site_features: tiles.site_features, banners, collections: collections.map((row) => collectionOf(row, cards)),
    featured_categories: tiles.featured_categories, featured_brands: tiles.featured_brands, flash_sales: sales.map((sale) => flashSaleOf(sale, cards)), time_zone: 'UTC',
  };
}

function collectionOf({ id, title, slug, products }: CollectionRow, cards: Map<number, ProductCard>): Collection {
  const own = products.flatMap((product) => cards.get(product) ?? []);
  return { id, title, slug, status: 1, product_collections: own, products: own };
}

async function readCollections({ db, language }: Reading): Promise<CollectionRow[]> {
  const { rows } = await sql<CollectionRow>`
    select c.id, said(c.title, ${language}) as title, c.slug, array(select cp.product_id from collection_products cp join products p on p.id = cp.product_id and p.public
      where cp.collection_id = c.id order by cp.position, cp.product_id limit ${most.collectionProducts}) as products
    from collections c where c.public order by c.position, c.id`.execute(db);
  return rows;
}

async function readTiles({ db, language }: Reading): Promise<Tiles> {
  const tile = sql`jsonb_build_object('id', id, 'title', said(title, ${language}), 'slug', slug, 'image', image)`;
  const { rows } = await sql<Tiles>`select
    coalesce((select jsonb_agg(${tile}) from (select * from categories where public and featured order by position, id limit ${most.featuredCategories}) c), '[]') as featured_categories,
    coalesce((select jsonb_agg(${tile}) from (select * from brands where public and featured order by id limit ${most.featuredBrands}) b), '[]') as featured_brands,
    coalesce((select jsonb_agg(jsonb_build_object('id', id, 'image', image, 'icon', icon, 'detail', said(detail, ${language}), 'status', 1) order by position, id) from site_features where public), '[]') as site_features`.execute(db);
  return rows[0] ?? { featured_categories: [], featured_brands: [], site_features: [] };
}
