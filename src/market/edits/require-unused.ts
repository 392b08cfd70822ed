// What refers to a thing, and so prevents deleting it.
import { sql, type RawBuilder } from 'kysely';
import { Refusal, type Use } from '#base/refusal.ts';
import { sourceType } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import type { Staff } from '#market/settings/actor.ts';

/** How many of the things that refer to it are listed. */
const MOST_NAMED = 5;

type Part = RawBuilder<unknown>;
type RowToRemove = { id: number; textOf: (column: string) => Part };
type Used =
  | 'category'
  | 'brand'
  | 'tag'
  | 'product'
  | 'collection'
  | 'page'
  | 'attribute'
  | 'tax-rule'
  | 'shipping-rule'
  | 'bundle-deal'
  | 'voucher'
  | 'flash-sale'
  | 'requirement';

/** Products whose column refers to it. */
const products =
  (column: string) =>
  ({ id, textOf }: RowToRemove): Part =>
    sql`
    select 'product' as noun, p.id, ${textOf('p.title')} as title
    from products p
    where ${sql.ref(`p.${column}`)} = ${id}`;

/** Banners and slides that lead to it. */
const placed = (...types: number[]) =>
  (['banner', 'slider'] as const).map(
    (noun) =>
      ({ id, textOf }: RowToRemove): Part =>
        sql`
        select ${sql.lit(noun)} as noun, s.id, ${textOf('s.title')} as title
        from ${sql.table(`${noun}s`)} s
        where s.source_type = any(${types}::int[]) and s.source_ids @> array[${id}::int]`,
  );

/** Collections whose rule refers to it. */
const ruled =
  (by: string) =>
  ({ id, textOf }: RowToRemove): Part =>
    sql`
    select 'collection' as noun, c.id, ${textOf('c.title')} as title
    from collections c
    where c.rule -> 'conditions' @> jsonb_build_array(
      jsonb_build_object('by', ${by}::text, 'ids', jsonb_build_array(${id}::int))
    )`;

/** The home page, published or in the draft. */
const onHome = ({ id }: RowToRemove): Part => sql`
  select 'home-page' as noun, 1 as id, '' as title
  from (
    select blocks from home_draft
    union all
    (select blocks from home_arrangements order by number desc limit 1)
  ) home
  where home.blocks @> jsonb_build_array(jsonb_build_object('collection', ${id}::int))`;

/** Vouchers that apply to it. */
const discounted =
  (column: string) =>
  ({ id }: RowToRemove): Part =>
    sql`
    select 'voucher' as noun, v.id, v.code as title
    from vouchers v
    where ${sql.ref(`v.${column}`)} @> array[${id}::int]`;

const USES: Record<Used, ((thing: RowToRemove) => Part)[]> = {
  category: [
    products('category_id'),
    ({ id, textOf }) => sql`
      select 'category' as noun, c.id, ${textOf('c.title')} as title
      from categories c
      where c.parent_id = ${id}`,
    ...placed(sourceType.category, sourceType.subCategory),
    ruled('category'),
    discounted('category_ids'),
  ],
  brand: [products('brand_id'), ...placed(sourceType.brand), ruled('brand')],
  tag: [
    ({ id, textOf }) => sql`
      select 'product' as noun, p.id, ${textOf('p.title')} as title
      from product_tags pt
      join products p on p.id = pt.product_id
      where pt.tag_id = ${id}`,
    ...placed(sourceType.tag),
    ruled('tag'),
  ],
  product: [...placed(sourceType.product), discounted('product_ids')],
  collection: [onHome],
  page: [
    ({ id }) => sql`
      select 'menus' as noun, 1 as id, '' as title from footer_links where page_id = ${id}`,
  ],
  attribute: [
    ({ id, textOf }) => sql`
      select 'product' as noun, p.id, ${textOf('p.title')} as title
      from products p
      where p.id in (
        select i.product_id from inventory_attributes ia
        join inventories i on i.id = ia.inventory_id
        where ia.attribute_id = ${id}
      )`,
    ({ id, textOf }) => sql`
      select 'category' as noun, c.id, ${textOf('c.title')} as title
      from category_filters f
      join categories c on c.id = f.category_id
      where f.attribute_id = ${id}`,
  ],
  'tax-rule': [products('tax_rule_id')],
  'shipping-rule': [products('shipping_rule_id')],
  'bundle-deal': [products('bundle_deal_id')],
  'flash-sale': [
    ({ id }) => sql`
      select distinct 'order' as noun, o.id, o.code as title
      from order_lines l
      join orders o on o.id = l.order_id
      where l.flash_sale_id = ${id}`,
    ({ id, textOf }) => sql`
      select 'enrolment' as noun, e.id, ${textOf('p.title')} as title
      from enrolments e
      join products p on p.id = e.product_id
      where e.flash_sale_id = ${id} and e.state in ('sent', 'approved')`,
  ],
  requirement: [
    ({ id }) => sql`
      select 'application' as noun, p.id, p.store_name as title
      from application_items i
      join applications p on p.id = i.application_id
      where i.requirement_id = ${id}`,
  ],
  voucher: [
    ({ id }) => sql`
      select 'order' as noun, o.id, o.code as title from orders o where o.voucher_id = ${id}`,
  ],
};

/**
 * Refuses 'in-use' while something refers to a thing that is to be deleted, with the count and the
 * names of the first few. Lock the thing first: a transaction that starts to refer to it locks it
 * too (`lockNamed`).
 */
export async function requireUnused(
  tx: Tx,
  { language }: Staff,
  kind: Used,
  id: number,
): Promise<void> {
  const textOf = (column: string) => sql`said(${sql.ref(column)}, ${language})`;
  const parts = USES[kind].map((part) => sql`(${part({ id, textOf })})`);
  const uses = sql`(${sql.join(parts, sql` union all `)}) uses`;
  const first = await sql<Use>`select * from ${uses} limit ${MOST_NAMED}`.execute(tx);
  if (first.rows.length === 0) return;
  const all = await sql<{ count: number }>`select count(*)::int as count from ${uses}`.execute(tx);
  throw new Refusal('in-use', { count: all.rows[0]?.count ?? 0 }, { uses: first.rows });
}

/**
 * Locks things that are about to be referred to, so that nobody deletes one meanwhile; returns how
 * many of them exist.
 */
export async function lockNamed(tx: Tx, table: string, ids: number[]): Promise<number> {
  const { rows } = await sql`
    select from ${sql.table(table)} where id = any(${ids}::int[]) order by id for key share
  `.execute(tx);
  return rows.length;
}
