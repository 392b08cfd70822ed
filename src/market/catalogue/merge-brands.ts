// Merges two brands: everything that has the first gets the second.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { sourceType } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { touch } from '#db/touch.ts';
import { BRAND } from '#market/catalogue/edit-brand.ts';
import type { StoredRule } from '#market/catalogue/gathering.ts';
import { editedFields } from '#market/edits/edit.ts';
import { recordEdit } from '#market/edits/record-edit.ts';
import { lockRow, saveRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Merged = { id: number; version: number; into: number };

/**
 * Merges a brand into another. Products, proposals, banners, slides and rules of collections that
 * name it get the other, each with an edit of its own; then it is deleted for good and its address
 * redirects. Refuses 'thing-not-found', 'changed-meanwhile', and 'invalid-input' for an `into` that
 * is the brand itself or does not exist.
 */
export async function mergeBrands(
  tx: Tx,
  by: Staff,
  { id, version, into }: Merged,
  market: MarketSettings,
): Promise<void> {
  // always locked in the same order, whichever brand is merged into the other
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from brands where id in (${id}, ${into}) order by id for update
  `.execute(tx);
  const gone = await lockRow(tx, BRAND, { id, version });
  if (id === into || rows.length < 2) throw new Refusal('invalid-input', { field: 'into' });
  const products = await giveProducts(tx, by, { id, into }, market);
  await sql`
    update product_proposals set proposed = jsonb_set(proposed, '{brand_id}', to_jsonb(${into}::int))
    where state in ('draft', 'sent', 'refused') and proposed -> 'brand_id' = to_jsonb(${id}::int)
  `.execute(tx);
  for (const table of ['banners', 'sliders'] as const) await leadTo(tx, by, table, { id, into });
  await ruleBy(tx, by, { id, into });
  await sql`update merged_brands set into_id = ${into} where into_id = ${id}`.execute(tx);
  await sql`delete from brands where id = ${id}`.execute(tx);
  await sql`
    insert into merged_brands (id, slug, into_id)
    values (${id}, ${rows.find((one) => one.id === id)?.slug}, ${into})
  `.execute(tx);
  const edit = { noun: BRAND.noun, id, version: gone.version + 1 };
  await recordEdit(tx, by, edit, { was: editedFields(gone.row), became: null });
  await touch(tx, 'brands', 'collections', 'content', 'products', ...products.map(tagOf));
  if (products.length > 0) await record(tx, 'products-changed', { products });
}
type Pair = { id: number; into: number };

const tagOf = (id: number) => `product:${id}`;

/**
 * Gives its products to the other brand, each with a new version, so that a form that is open on
 * one notices; returns their ids.
 */
async function giveProducts(
  tx: Tx,
  by: Staff,
  { id, into }: Pair,
  { default_language }: MarketSettings,
): Promise<number[]> {
  const named = (brand: number) => sql`(
    select jsonb_build_object('brand_id', jsonb_build_array(b.id, said(b.title, ${default_language})))
    from brands b
    where b.id = ${brand}
  )`;
  const { rows } = await sql<{ thing_id: number }>`
    with given as (
      update products p set brand_id = ${into}, version = p.version + 1
      from (select id from products where brand_id = ${id} order by id for update) own
      where own.id = p.id
      returning p.id, p.version
    )
    insert into edits (noun, thing_id, version, account_id, actor, was, became)
    select 'product', id, version, ${by.accountId}::int, ${by.name}, ${named(id)}, ${named(into)}
    from given
    returning thing_id
  `.execute(tx);
  return rows.map((row) => row.thing_id);
}

/** Makes banners or slides that lead to its products lead to the other brand's. */
async function leadTo(
  tx: Tx,
  by: Staff,
  table: 'banners' | 'sliders',
  { id, into }: Pair,
): Promise<void> {
  const { rows } = await sql<{ id: number; version: number; source_ids: number[] }>`
    select id, version, source_ids
    from ${sql.table(table)}
    where source_type = ${sourceType.brand} and source_ids @> array[${id}::int]
    order by id
    for update
  `.execute(tx);
  const kind = { noun: table.slice(0, -1), table };
  for (const { source_ids, ...row } of rows)
    await saveRow(tx, by, kind, {
      ...row,
      columns: { source_ids: withOther(source_ids, { id, into }) },
    });
}

/** Replaces it by the other brand in the rules of collections. */
async function ruleBy(tx: Tx, by: Staff, { id, into }: Pair): Promise<void> {
  const { rows } = await sql<{ id: number; version: number; rule: StoredRule }>`
    select id, version, rule
    from collections
    where rule -> 'conditions' @> jsonb_build_array(
      jsonb_build_object('by', 'brand', 'ids', jsonb_build_array(${id}::int))
    )
    order by id
    for update
  `.execute(tx);
  for (const { rule, ...row } of rows) {
    const conditions = rule.conditions.map((condition) =>
      condition.by === 'brand'
        ? { ...condition, ids: withOther(condition.ids, { id, into }) }
        : condition,
    );
    await saveRow(
      tx,
      by,
      { noun: 'collection', table: 'collections' },
      {
        ...row,
        columns: { rule: { ...rule, conditions } },
      },
    );
  }
}

const withOther = (ids: number[], { id, into }: Pair): number[] => [
  ...new Set(ids.map((one) => (one === id ? into : one))),
];
