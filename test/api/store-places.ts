// A store of the demo market that shoppers see in many places, and those places.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { beginReading } from '#market/settings/reading.ts';
import { readSitemap } from '#web/sitemap.ts';
import type { TestShop } from '../shop.ts';

export type ShownStore = {
  store: { id: number; slug: string; name: string };
  product: { id: number; title: string; slug: string; inventory: number; category: string };
};
/** A place, and whether the store is visible there. */
export type Watched = { name: string; see: () => Promise<boolean> };

/**
 * Finds a store with a reviewed product in stock, shown on the home page, and puts it into the
 * flash sale too.
 */
export async function storeToSuspend(db: Db): Promise<ShownStore> {
  const {
    rows: [found],
  } = await sql<ShownStore>`
    select
      jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name) as store,
      jsonb_build_object(
        'id', p.id, 'title', said(p.title, 'en'), 'slug', p.slug, 'inventory', i.id,
        'category', c.slug
      ) as product
    from stores s
    join products p on p.store_id = s.id
    join categories c on c.id = p.category_id
    join inventories i on i.product_id = p.id and i.quantity > 5
    join shipping_places sp on sp.shipping_rule_id = p.shipping_rule_id and sp.country = 'ALL'
    where p.public
      and p.review_count > 0
      and exists (
        select
        from collection_products cp
        join collections on collections.id = cp.collection_id and collections.public
        where cp.product_id = p.id and cp.position < 3
      )
    order by p.id
    limit 1`.execute(db);
  if (!found) throw new Error('The demo market has no product that fits this test.');
  await sql`
    insert into flash_sale_products (flash_sale_id, product_id, price, quota, position)
    select id, ${found.product.id}, 1, 50, -1
    from flash_sales
    where public and now() between start_at and end_at
    order by end_at
    limit 1
    on conflict (flash_sale_id, product_id)
      do update set position = -1, sold = 0, quota = 50`.execute(db);
  return found;
}

/** The number of public products, or of those of other stores. */
export async function publicProducts(db: Db, but = 0): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from products
    where public and store_id <> ${but}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** All places where shoppers see the store. */
export function placesOf(db: Db, open: TestShop, { store, product }: ShownStore): Watched[] {
  const shows = async (path: string) =>
    (await open.call('GET', path)).text.includes(`"slug":"${product.slug}"`);
  const there = async (path: string, input: Record<string, unknown> = {}) =>
    (await open.call('GET', path, input)).status === 200;
  const listed = (path: string, input: Record<string, unknown>) => async () =>
    (await open.call('GET', path, input)).text.includes(JSON.stringify(store.slug));
  const inSitemap = async () => {
    const reading = beginReading(db, await open.services.market(), 'en');
    const sitemap = await readSitemap(reading, 'http://souk.example', '/sitemap/en-stores-1.xml');
    return sitemap?.includes(`/shop/${store.slug}<`) ?? false;
  };
  return [
    { name: 'its page', see: () => there('store', { slug: store.slug }) },
    { name: 'the page of a product', see: () => there(`product/${product.id}`) },
    { name: 'the reviews of a product', see: () => there(`reviews/${product.id}`) },
    { name: 'what goes with a product', see: () => there(`suggested-products/${product.id}`) },
    { name: 'search', see: listed('search', { q: product.title }) },
    { name: 'a list by a question', see: listed('products', { q: product.title }) },
    {
      name: 'its category',
      see: listed('all', { category: product.category, sortby: 'featured' }),
    },
    { name: 'home', see: () => shows('home') },
    { name: 'flash sales', see: () => shows('flash-sale') },
    { name: 'the sitemap', see: inSitemap },
  ];
}
