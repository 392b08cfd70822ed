import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { touch } from '#db/touch.ts';
import { restoreVariants } from '#market/imports/restore-variants.ts';
import { takeBackThings, type RemovedCounts } from '#market/imports/take-back-things.ts';
import { readUndone, notifyOfUndoing } from '#market/imports/notify-restricted.ts';
import { type Ids, lockImport } from '#market/imports/lock-import.ts';

/**
 * The number of products, and of things made besides them; `pictures`: files that are no longer
 * used.
 */
export type Undone = {
  removed: number;
  hidden: number;
  restored: number;
  stays: number;
  taken: RemovedCounts;
  pictures: string[];
};

const AT_ONCE = 1000; // what one event names

/**
 * Undoes an import. Products that it made are removed, or hidden if an order refers to them; the
 * others are restored, less the pieces sold since. Categories, brands, tags, options and pictures
 * that it made are removed unless something uses them by now. Refuses as `lockImport` does.
 */
export async function undoImport(tx: Tx, id: number): Promise<Undone> {
  await lockImport(tx, id);
  const made = sql`
    select c.product_id
    from import_changes c
    where c.import_id = ${id} and c.before is null
  `;
  const gone = await readUndone(tx, id);
  const ordered = sql`exists (select from order_lines l where l.product_id = p.id)`;
  const { rows: hidden } = await sql<{
    id: number;
  }>`
    update products p set published = false, version = version + 1, updated_at = now()
    where p.id in (${made}) and ${ordered}
    returning p.id
  `.execute(tx);
  // All variants first, in one go: one by one with their products, they take ten times as long.
  await sql`
    delete from inventories i
    using products p
    where p.id in (${made}) and not ${ordered} and i.product_id = p.id
  `.execute(tx);
  const { rows: removed } = await sql<{
    id: number;
  }>`
    delete from products p
    where p.id in (${made}) and not ${ordered}
    returning p.id
  `.execute(tx);
  const restored = await restore(tx, id);
  const { taken, pictures } = await takeBackThings(tx, id);
  await touch(tx, 'categories', 'brands');
  await notifyOfUndoing(tx, id, gone);
  const counts = {
    removed: removed.length,
    hidden: hidden.length,
    restored: restored.length,
    stays: 0,
  };
  await sql`
    update imports set undone_at = now(), work = null, work_began_at = null,
      taken_back = ${JSON.stringify(counts)}::jsonb
    where id = ${id}
  `.execute(tx);
  await announceRemoved(
    tx,
    [...hidden, ...removed, ...restored].map((row) => row.id),
  );
  return {
    ...counts,
    taken,
    pictures,
  };
}

/** Products that the EU pack's gate does not allow back on sale stay hidden. */
const PUBLISHED = sql`f.published and may_be_on_sale(
  case when p.published and p.archived_at is null then p.lacking end,
  facts_lacking(p.maker_name, p.maker_address, p.maker_country, p.maker_contact, f.image,
    p.responsible_name, p.responsible_address, p.responsible_contact, p.model, p.mpn, p.gtin)
)`;

async function restore(tx: Tx, id: number): Promise<Ids> {
  const changed = sql`import_changes c where c.import_id = ${id} and c.before is not null`;
  const { rows } = await sql<{ id: number }>`
    update products p
    set category_id = coalesce((select id from categories where id = f.category_id), p.category_id),
      brand_id = (select id from brands where id = f.brand_id), title = f.title,
      overview = f.overview, description = f.description, meta_title = f.meta_title,
      meta_description = f.meta_description, image = f.image, image_alt = f.image_alt, selling = f.selling,
      offered = f.offered, published = ${PUBLISHED}, folded = f.folded, version = p.version + 1,
      updated_at = now()
    from import_changes c, jsonb_populate_record(null::products, c.before -> 'facts') f
    where c.import_id = ${id}
      and c.before is not null
      and p.id = c.product_id
    returning p.id
  `.execute(tx);
  if (rows.length === 0) return rows;
  await sql`
    delete from product_tags
    where product_id in (select c.product_id from ${changed})
  `.execute(tx);
  await sql`
    insert into product_tags (product_id, tag_id)
    select c.product_id, t.id
    from import_changes c
    cross join jsonb_array_elements(c.before -> 'tags') tag
    join tags t on t.id = tag::int
    where c.import_id = ${id} and c.before is not null
  `.execute(tx);
  await sql`
    delete from product_images
    where product_id in (select c.product_id from ${changed})
  `.execute(tx);
  await sql`
    insert into product_images (product_id, image, alt, position, attribute_value_ids)
    select c.product_id, i.image, i.alt, i.position, i.attribute_value_ids
    from import_changes c
    cross join jsonb_to_recordset(c.before -> 'images') as i(
      image text, alt jsonb, position int, attribute_value_ids int[]
    )
    where c.import_id = ${id} and c.before is not null
    order by 1, 4
  `.execute(tx);
  await restoreVariants(tx, id);
  return rows;
}

async function announceRemoved(tx: Tx, ids: number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    await touch(tx, 'products', ...some.map((id) => `product:${id}`));
    await record(tx, 'products-changed', { products: some });
  }
}
