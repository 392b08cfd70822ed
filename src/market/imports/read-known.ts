import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import type { StoredProduct } from '#market/imports/product-state.ts';

/**
 * The store's products with these import keys (for products made by hand: slugs), locked with their
 * variants in the order of ids until the transaction ends.
 */
export async function readKnown(
  tx: Tx,
  store: number,
  keys: string[],
): Promise<Map<string, StoredProduct>> {
  const ids = await lockProducts(tx, store, keys);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StoredProduct>`
    select p.id, coalesce(p.import_key, p.slug) as key,
      jsonb_build_object(
        'category_id', p.category_id, 'brand_id', p.brand_id, 'title', p.title,
        'overview', p.overview, 'description', p.description, 'meta_title', p.meta_title,
        'meta_description', p.meta_description, 'image', p.image, 'image_alt', p.image_alt,
        'selling', p.selling, 'offered', p.offered, 'published', p.published, 'folded', p.folded
      ) as facts, p.lacking,
      coalesce((
        select jsonb_agg(t.tag_id order by t.tag_id)
        from product_tags t
        where t.product_id = p.id
      ), '[]') as tags,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'image', i.image, 'alt', i.alt, 'position', i.position,
            'attribute_value_ids', to_jsonb(i.attribute_value_ids)
          )
          order by i.position, i.id
        )
        from product_images i
        where i.product_id = p.id
      ), '[]') as images,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'id', v.id, 'sku', v.sku, 'quantity', v.quantity, 'price', v.price, 'weight', v.weight,
            'choice', to_jsonb(v.choice), 'position', v.position
          )
          order by v.position, v.id
        )
        from inventories v
        where v.product_id = p.id
      ), '[]') as variants
    from products p
    where p.id = any(${ids}::int[])
    order by p.import_key nulls first
  `.execute(tx);
  return new Map(rows.map((row) => [row.key, row]));
}

async function lockProducts(tx: Tx, store: number, keys: string[]): Promise<number[]> {
  const { rows: locked } = await sql<{ id: number }>`
    select id
    from products
    where id in (
      select id
      from products
      where store_id = ${store} and import_key = any(${keys}::text[])
      union all
      select id
      from products
      where store_id = ${store} and import_key is null and slug = any(${keys}::text[])
    )
    order by id
    for update
  `.execute(tx);
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return [];
  await sql`
    select id
    from inventories
    where product_id = any(${ids}::int[])
    order by id
    for update
  `.execute(tx);
  return ids;
}
