// Writes changed products, many per statement.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { writeImages, writeTags } from '#market/catalogue/write-product-lists.ts';
import type { Draft } from '#market/imports/draft.ts';
import { shortHash, slugFor } from '#market/settings/slug-for.ts';
import type { StoredProduct, State } from '#market/imports/product-state.ts';
import { writeCounted } from '#market/imports/write-counted.ts';

export type Change = { draft: Draft; known: StoredProduct | undefined; next: State };
/** What a new product needs and no file contains. */
export type Newborn = { store: number; shippingRule: number; taxRule: number | null };
type Row = State & { id: number };

const COLUMNS =
  'category_id int, brand_id int, title jsonb, overview jsonb, description jsonb, meta_title ' +
  'jsonb, meta_description jsonb, image text, image_alt jsonb, selling bigint, offered bigint, ' +
  'published boolean, folded text';

/**
 * Makes and changes products with all their parts; returns their ids in the order of the changes.
 */
export async function writeProducts(
  tx: Tx,
  importId: number,
  newborn: Newborn,
  changes: Change[],
): Promise<number[]> {
  const made = await insert(
    tx,
    newborn,
    changes.filter(({ known }) => !known),
  );
  const rows = changes.map(({ draft, known, next }): Row => ({
    ...next,
    id: known?.id ?? made.get(draft.key) ?? 0,
  }));
  await update(
    tx,
    rows.filter((_, at) => changes[at]?.known),
  );
  await writeTags(tx, rows);
  await writeImages(tx, rows);
  await writeCounted(tx, importId, rows);
  return rows.map(({ id }) => id);
}

async function insert(
  tx: Tx,
  { store, shippingRule, taxRule }: Newborn,
  changes: Change[],
): Promise<Map<string, number>> {
  if (changes.length === 0) return new Map();
  const slugs = await freeSlugs(
    tx,
    store,
    changes.map(({ draft }) => draft),
  );
  const rows = changes.map(({ draft, next }) => ({
    ...next.facts,
    import_key: draft.key,
    slug: slugs.get(draft.key),
    tax_rule_id: draft.taxed ? taxRule : null,
  }));
  const made = await sql<{ id: number; import_key: string }>`
    insert into products (
      store_id, shipping_rule_id, tax_rule_id, slug, import_key, category_id, brand_id, title,
      overview, description, meta_title, meta_description, image, image_alt, selling, offered,
      published, folded
    )
    select ${store}, ${shippingRule}, tax_rule_id, slug, import_key, category_id, brand_id, title,
      r.overview, r.description, r.meta_title, r.meta_description, image, r.image_alt,
      selling, offered, published, folded
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      import_key text, slug text, tax_rule_id int, ${sql.raw(COLUMNS)}
    )
    returning id, import_key
  `.execute(tx);
  return new Map(made.rows.map(({ id, import_key }) => [import_key, id]));
}

async function freeSlugs(tx: Tx, store: number, drafts: Draft[]): Promise<Map<string, string>> {
  const slugs = drafts.map(({ named }) => slugFor('product', named));
  const { rows } = await sql<{
    slug: string;
  }>`select slug from products where slug = any(${slugs}::text[])`.execute(tx);
  const taken = new Set(rows.map(({ slug }) => slug));
  return new Map(
    drafts.map(({ key }, at) => {
      const slug = slugs[at] ?? '';
      const free = taken.has(slug) ? `${slug}-${shortHash(`${store} ${key}`)}` : slug;
      taken.add(slug);
      return [key, free];
    }),
  );
}

async function update(tx: Tx, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update products p
    set category_id = r.category_id, brand_id = r.brand_id, title = r.title, overview = r.overview,
      description = r.description, meta_title = r.meta_title, meta_description = r.meta_description,
      image = r.image, image_alt = r.image_alt, selling = r.selling, offered = r.offered, published = r.published,
      folded = r.folded, version = p.version + 1, updated_at = now()
    from jsonb_to_recordset(
      ${JSON.stringify(rows.map(({ id, facts }) => ({ id, ...facts })))}::jsonb
    ) as r(id int, ${sql.raw(COLUMNS)})
    where p.id = r.id
  `.execute(tx);
}
