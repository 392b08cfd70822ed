// The things that have no title in a language yet, by kind.
import { sql, type RawBuilder } from 'kysely';
import type { Gap, GapKind } from '#contract/admin/gaps.ts';
import { listSize } from '#contract/list-size.ts';
import type { Db } from '#db/connect.ts';
import { writtenProducts } from '#market/languages/written-products.ts';

const MOST = listSize.counted;

/**
 * The tables of the smaller kinds. Sellers' own rules and deals are left out, because they are
 * theirs to translate.
 */
const TABLES: Record<Exclude<GapKind, 'products'>, RawBuilder<unknown>> = {
  categories: sql`select id, title from categories`,
  brands: sql`select id, title from brands`,
  attributes: sql`select id, title from attributes`,
  collections: sql`select id, title from collections`,
  tags: sql`select id, title from tags`,
  'bundle-deals': sql`select id, title from bundle_deals where store_id is null`,
  vouchers: sql`select id, title from vouchers where store_id is null`,
  'flash-sales': sql`select id, title from flash_sales`,
  pages: sql`select id, title from pages`,
  slides: sql`select id, title from sliders`,
  banners: sql`select id, title from banners`,
  features: sql`select id, detail as title from site_features`,
  shipping: sql`select id, title from shipping_rules where store_id is null`,
  taxes: sql`select id, title from tax_rules where store_id is null`,
  requirements: sql`select id, name as title from requirements`,
};

/**
 * The first products whose titles exist in exactly the languages `l.said`. Written as a range in
 * the order of the index `product_facts_written` rather than with `=`: otherwise the planner may
 * read a million products to find the few.
 */
const productsOf = (most: number) => sql`
  select p.id
  from product_facts p
  where p.written between l.said and l.said
  order by p.written, p.id
  limit ${most}::int
`;

/** The things of each kind that have no title in a language. One statement. */
export async function readGaps(db: Db, code: string): Promise<Gap[]> {
  const others = Object.entries(TABLES).map(
    ([kind, things]) => sql`
      select ${kind}::text as kind, count(*)::int as count, min(id) as next
      from (${things}) t
      where not t.title ? ${code}
    `,
  );
  const { rows } = await sql<Gap>`
    with recursive ${writtenProducts},
    lacking as (
      select said from written where said is not null and not ${code} = any(string_to_array(said, ' '))
    )
    select kind, least(count, ${MOST}::int) as missing, count > ${MOST}::int as more, next
    from (
      select 'products' as kind,
        (
          select count(*)::int
          from (
            select from lacking l
            cross join lateral (${productsOf(MOST + 1)}) p
            limit ${MOST + 1}::int
          ) counted
        ) as count,
        (
          select min(p.id) from lacking l cross join lateral (${productsOf(1)}) p
        ) as next
      union all
      ${sql.join(others, sql` union all `)}
    ) gaps
  `.execute(db);
  return rows;
}
