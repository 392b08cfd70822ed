// How staff edit attributes, with their values.
import { sql } from 'kysely';
import type { AttributeFields, AttributeRow } from '#contract/admin/attribute.ts';
import type { Listed, ListInput, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { usesOf } from '#market/catalogue/count-uses.ts';
import { saveAttributeValues } from '#market/catalogue/save-attribute-values.ts';
import { gapsOf, readList, textsContain } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { requireUnused } from '#market/edits/require-unused.ts';
import { deleteRow, lockRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts } from '#market/settings/required-texts.ts';
import { slugFor } from '#market/settings/slug-for.ts';

type ListQuery = ListInput & { view?: 'unused' | 'gap' | undefined };
type Shown = AttributeFields & { products: number };

export const ATTRIBUTE = { noun: 'attribute', table: 'attributes' } as const;

const products = usesOf('attribute');
const VIEWS = {
  unused: sql<boolean>`not exists (
    select from inventory_attributes ia where ia.attribute_id = t.id
  )`,
  gap: sql<boolean>`(cardinality(${gapsOf('t.title')}) > 0 or exists (
    select from attribute_values v
    where v.attribute_id = t.id and cardinality(${gapsOf('v.title')}) > 0
  ))`,
};

/** A page of the attributes that match; `q` searches their titles and those of their values. */
export async function listAttributes(
  db: Db,
  { language }: Staff,
  { q, view, ...paging }: ListQuery,
): Promise<Listed<AttributeRow>> {
  return readList<AttributeRow>(db, paging, {
    from: sql`attributes t`,
    columns: {
      id: sql`t.id`,
      title: sql`said(t.title, ${language})`,
      slug: sql`t.slug`,
      values: sql`(select count(*)::int from attribute_values v where v.attribute_id = t.id)`,
      products,
      gaps: gapsOf('t.title'),
    },
    where: [
      ...(q
        ? [
            sql<boolean>`(${textsContain('t.title', q)} or exists (
              select from attribute_values v
              where v.attribute_id = t.id and ${textsContain('v.title', q)}
            ))`,
          ]
        : []),
      ...(view ? [VIEWS[view]] : []),
    ],
    usual: 'title',
  });
}

/** An attribute with its values in their order; null if there is none. */
export async function openAttribute(db: Db, id: number) {
  const { rows } = await sql<
    OpenedThing<Omit<Shown, 'values'>> & {
      values: { id: number; title: Record<string, string>; variants: number }[];
    }
  >`
    select id, version, ${lastEdit(ATTRIBUTE.noun)} as edited, title, slug,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('id', v.id, 'title', v.title, 'variants', (
            select count(*) from inventory_attributes ia where ia.attribute_value_id = v.id
          ))
          order by v.position, v.id
        )
        from attribute_values v
        where v.attribute_id = t.id
      ), '[]') as values,
      ${products} as products
    from attributes t
    where id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Makes an attribute (`id` null) or saves one, and its values. Refuses 'required' without a title
 * in the market's first language, and as `saveAttributeValues` and `saveRow` do.
 */
export async function saveAttribute(
  tx: Tx,
  by: Staff,
  { id, version, title, slug, values }: Opened & AttributeFields,
  market: MarketSettings,
): Promise<SavedRow> {
  requireTexts(market, { title });
  const saved = await saveRow(tx, by, ATTRIBUTE, {
    id,
    version,
    columns: { title, slug: slug || slugFor('attribute', title[market.default_language] ?? '') },
    hanging: (attribute) => saveAttributeValues(tx, market, attribute, values),
  });
  await touchProductsOf(tx, saved.id);
  return saved;
}

/** Deletes an attribute. Refuses as `requireUnused` and `deleteRow` do. */
export async function deleteAttribute(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await lockRow(tx, ATTRIBUTE, thing);
  await requireUnused(tx, by, 'attribute', thing.id);
  const values = tx.deleteFrom('attribute_values').where('attribute_id', '=', thing.id);
  await deleteRow(tx, by, ATTRIBUTE, { ...thing, clear: () => values.execute() });
}

/** Expires listings and product pages that show the name of the attribute or of its values. */
async function touchProductsOf(tx: Tx, attribute: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct i.product_id as id
    from inventory_attributes ia
    join inventories i on i.id = ia.inventory_id
    where ia.attribute_id = ${attribute}
  `.execute(tx);
  await touch(tx, 'attributes', ...rows.map(({ id }) => `product:${id}`));
}
