import { sql } from 'kysely';
import { productsOf } from '#market/catalogue/gathering.ts';
import { fits, type ProductFilter } from '#market/catalogue/product-filter.ts';
import { readRuled } from '#market/catalogue/read-gatherings.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

type Choice = { id: number; title: string };
export type Sidebar = {
  brands: Choice[] | null;
  collections: Choice[] | null;
  shipping: Choice[] | null;
};

/**
 * What a listing can be narrowed by: the brands, collections and shipping rules of the products in
 * its scope. Two queries.
 */
export async function readSidebar(reading: Reading, scope: ProductFilter): Promise<Sidebar> {
  const { language } = reading;
  const ruled = (await readRuled(reading)).map(
    (one) => sql`or (c.id = ${one.id} and exists (
      select from scope where scope.id in (${productsOf(one)})
    ))`,
  );
  const choice = sql`jsonb_build_object('id', id, 'title', title)`;
  const { rows } = await sql<Sidebar>`
    with scope as materialized (
      select p.id, p.brand_id, p.shipping_rule_id
      from product_facts p
      where ${fits(scope)}
    )
    select
      coalesce((
        select jsonb_agg(${choice} order by title)
        from (
          select b.id, said(b.title, ${language}) as title
          from brands b
          where b.public and b.id in (select brand_id from scope)
        ) s
      ), '[]') as brands,
      coalesce((
        select jsonb_agg(${choice} order by title)
        from (
          select c.id, said(c.title, ${language}) as title
          from collections c
          where c.public
            and (
              (c.rule is null and c.id in (
                select cp.collection_id
                from collection_products cp
                join scope on scope.id = cp.product_id
              ))
              ${sql.join(ruled, sql` `)}
            )
        ) s
      ), '[]') as collections,
      coalesce((
        select jsonb_agg(${choice} order by title)
        from (
          select r.id, said(r.title, ${language}) as title
          from shipping_rules r
          where r.id in (select shipping_rule_id from scope)
        ) s
      ), '[]') as shipping
  `.execute(reading.db);
  dependOn(reading, 'products', 'brands', 'collections', 'shipping');
  return rows[0] ?? { brands: [], collections: [], shipping: [] };
}

export const noSidebar: Sidebar = { brands: null, collections: null, shipping: null };
