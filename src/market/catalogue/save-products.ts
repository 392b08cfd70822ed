// Saves products with all their parts, many per statement.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { ProductFields } from '#contract/admin/product.ts';
import type { Tx } from '#db/connect.ts';
import { checkedProduct } from '#market/catalogue/checked-product.ts';
import { checkedVariants, type CheckedVariant } from '#market/catalogue/checked-variants.ts';
import { PRODUCT, announceToOthers } from '#market/catalogue/product-kind.ts';
import { readSurroundings } from '#market/catalogue/surroundings.ts';
import { differenceOf, describeProducts } from '#market/catalogue/describe-product.ts';
import {
  writeImages,
  writeTags,
  type ProductImage,
} from '#market/catalogue/write-product-lists.ts';
import { writeVariants } from '#market/catalogue/write-variants.ts';
import { changedFields, editedFields, type Row } from '#market/edits/edit.ts';
import { recordEdits } from '#market/edits/record-edit.ts';
import { refusalOf } from '#market/edits/row-refusals.ts';
import { requireVersion } from '#market/edits/require-version.ts';
import type { Opened, SavedRow } from '#market/edits/save-row.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { textsOrNone } from '#market/settings/required-texts.ts';
import { correctStock } from '#market/stock/correct-stock.ts';

export type Saving = Opened & ProductFields;
/** `wasPublic`: whether its own row had it on sale before. */
type Saved = SavedRow & { wasPublic: boolean };
type Change = { was: Row | null; became: Row };
type Stored = { row: Row; known: Set<number> };
type Checked = { columns: Row; tags: number[]; variants: CheckedVariant[]; images: ProductImage[] };

/**
 * Makes products (`id` null) or saves them; each may be listed once. Returns them in order. An
 * unchanged product gets no new version. Refuses all of them as `checkedProduct`,
 * `checkedVariants`, `correctStock` and `saveRow` do, and 'invalid-input' for a change of store.
 */
export async function saveProducts(
  tx: Tx,
  by: Seller | Staff,
  all: Saving[],
  market: MarketSettings,
): Promise<Saved[]> {
  if (all.length === 0) return [];
  const stored = await lockProducts(tx, all);
  const around = await readSurroundings(tx, market, all);
  const checked = all.map(
    ({ id, version: _, variants, images, hide_reason: __, ...fields }, at) => {
      const row = id === null ? null : (stored.get(id)?.row ?? null);
      const slug = around.slugs[at] ?? '';
      const ownVariants = checkedVariants(around, market, variants);
      return {
        ...checkedProduct(around, market, { id, stored: row, ...fields, slug }),
        variants: ownVariants,
        images: imagesOf(images, ownVariants),
      };
    },
  );
  const was = await describeProducts(tx, [...stored.keys()], market);
  const rows = await writeRows(tx, all, checked, stored).catch(refusalOf);
  await writeHanging(tx, by, rows, { checked, stored }).catch(refusalOf);
  const ids = rows.map(({ id }) => Number(id));
  const became = await describeProducts(tx, ids, market);
  const saved = rows.map((row): Saved & { change: Change | null; hangs: boolean } => {
    const id = Number(row.id);
    const before = stored.get(id)?.row;
    const rest = differenceOf(was.get(id) ?? {}, became.get(id) ?? {});
    const after = { ...row, ...rest.became };
    const change = before
      ? changedFields({ ...before, ...rest.was }, after, PRODUCT)
      : { was: null, became: editedFields(after) };
    const hangs = before !== undefined && change !== null && row.version === before.version;
    const version = Number(row.version) + (hangs ? 1 : 0);
    return { id, version, wasPublic: before?.published === true, change, hangs };
  });
  await writeVersions(
    tx,
    saved.flatMap(({ id, hangs }) => (hangs ? [id] : [])),
  );
  const edits = saved.flatMap(({ id, version, change }) =>
    change ? [{ noun: PRODUCT.noun, id, version, ...change }] : [],
  );
  if (edits.length > 0) await recordEdits(tx, by, edits);
  await announceToOthers(tx, ...ids);
  return saved;
}

/**
 * Locks products and then their variants, in the same order as orders and imports; returns both.
 */
async function lockProducts(tx: Tx, all: Saving[]): Promise<Map<number, Stored>> {
  const ids = all.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ row: Row & SavedRow }>`
    select to_jsonb(t) as row
    from products t
    where id = any(${ids}::int[])
    order by id
    for update
  `.execute(tx);
  const found = new Map(rows.map(({ row }) => [row.id, { row, known: new Set<number>() }]));
  for (const { id, version, store_id: store } of all) {
    if (id === null) continue;
    const stored = found.get(id);
    if (!stored) throw new Refusal('thing-not-found');
    await requireVersion(tx, { noun: PRODUCT.noun, id }, version, stored.row.version);
    if (stored.row.store_id !== store) throw new Refusal('invalid-input', { field: 'store_id' });
  }
  const { rows: variants } = await sql<{ id: number; product_id: number }>`
    select id, product_id from inventories where product_id = any(${ids}::int[]) order by id for update
  `.execute(tx);
  for (const { id, product_id: product } of variants) found.get(product)?.known.add(id);
  return found;
}

function imagesOf(images: ProductFields['images'], variants: CheckedVariant[]): ProductImage[] {
  const offered = new Set(variants.flatMap(({ choice }) => choice));
  return images.map(({ image, value_ids, alt }, position) => ({
    image,
    alt: textsOrNone(alt),
    position,
    // a picture is not tied to a value that no variant has any more
    attribute_value_ids: value_ids.filter((value) => offered.has(value)),
  }));
}

/** Writes the products' own rows; returns them as stored, in order. */
async function writeRows(
  tx: Tx,
  all: Saving[],
  checked: Checked[],
  stored: Map<number, Stored>,
): Promise<Row[]> {
  const rows = all.map(({ id }, at): Row => ({ ...checked[at]?.columns, id }));
  const written = [
    ...(await insert(
      tx,
      rows.filter(({ id }) => id === null),
    )),
    ...(await update(
      tx,
      rows.filter(({ id }) => id !== null),
      stored,
    )),
  ];
  const bySlug = new Map(written.map((row) => [row.slug, row]));
  const byId = new Map(written.map((row) => [row.id, row]));
  return rows.map(({ id, slug }) => {
    const found = id === null ? bySlug.get(slug) : byId.get(id);
    if (!found) throw new Error('The row was not there any more, although it was locked.');
    return found;
  });
}

const asTable = (rows: Row[]) =>
  sql`jsonb_populate_recordset(null::products, ${JSON.stringify(rows)}::jsonb)`;

async function insert(tx: Tx, made: Row[]): Promise<Row[]> {
  if (made.length === 0) return [];
  const names = Object.keys(made[0] ?? {}).filter((name) => name !== 'id');
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const { rows } = await sql<{ row: Row }>`
    insert into products as t (${columns}) select ${columns} from ${asTable(made)}
    returning to_jsonb(t) as row
  `.execute(tx);
  return rows.map(({ row }) => row);
}

/**
 * Updates only columns that change in at least one row: others would fire triggers and rewrite
 * indexes for nothing.
 */
async function update(tx: Tx, sentRows: Row[], stored: Map<number, Stored>): Promise<Row[]> {
  const before = (row: Row): Row => stored.get(Number(row.id))?.row ?? {};
  const differs = (name: string) => (row: Row) =>
    JSON.stringify(row[name]) !== JSON.stringify(before(row)[name]);
  const names = Object.keys(sentRows[0] ?? {}).filter((name) => sentRows.some(differs(name)));
  if (names.length === 0) return sentRows.map(before);
  const historyFields = names.filter((name) => name !== 'folded');
  const of = (table: string) => sql.join(historyFields.map((name) => sql.ref(`${table}.${name}`)));
  const changed =
    historyFields.length === 0
      ? sql`false`
      : sql`(row(${of('t')}) is distinct from row(${of('r')}))`;
  const { rows } = await sql<{ row: Row }>`
    update products t
    set ${sql.join(names.map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)}`))},
      version = t.version + ${changed}::int,
      updated_at = case when ${changed} then now() else t.updated_at end
    from ${asTable(sentRows)} r
    where t.id = r.id
    returning to_jsonb(t) as row
  `.execute(tx);
  return rows.map(({ row }) => row);
}

async function writeHanging(
  tx: Tx,
  by: Seller | Staff,
  rows: Row[],
  { checked, stored }: { checked: Checked[]; stored: Map<number, Stored> },
): Promise<void> {
  const all = checked.map((one, at) => ({ ...one, id: Number(rows[at]?.id) }));
  await writeTags(tx, all);
  await writeImages(tx, all);
  await writeVariants(tx, all);
  const corrections = all.map(({ id, variants }) => ({
    product: id,
    known: stored.get(id)?.known ?? new Set<number>(),
    counted: variants,
  }));
  await correctStock(tx, by, corrections);
}

/** Makes a new version of products of which only the parts have changed. */
async function writeVersions(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update products set version = version + 1, updated_at = now() where id = any(${ids}::int[])
  `.execute(tx);
}
