// A store's shelf: its products on sale, and those that are still proposed.
import { sql, type RawBuilder, type SqlBool } from 'kysely';

const OPEN = sql`state in ('draft', 'sent', 'refused')`;

/** Limits both tables to their first rows; `where` filters `t`, and `p`. */
export type FirstRows = {
  where: RawBuilder<SqlBool>[];
  /** Whether the conditions use the product `p`. */
  reads: boolean;
  key: RawBuilder<unknown>;
  down: boolean;
  most: number;
};

/**
 * The products of a store as rows of `t`, with proposed products that were never approved: these
 * have their proposal's id, negated. `first` limits both tables, so that a shelf of any length is
 * walked in its order, never sorted completely.
 */
export const shelfOf = (
  store: number,
  exponent: number,
  first?: FirstRows,
): RawBuilder<unknown> => sql`(
  ${firstOf(
    sql`(
      select f.id, f.public, f.archived, f.lacking, f.price, k.stock, k.lowest, f.updated_at
      from product_facts f
      left join product_stock k on k.product_id = f.id and k.store_id = ${store}
      where f.store_id = ${store}
    ) t`,
    first,
  )}
  union all
  ${firstOf(
    sql`(
      select -id as id, false as public, false as archived, false as lacking, (
          coalesce(nullif(proposed ->> 'offered', ''), nullif(proposed ->> 'selling', ''))::numeric
            * 10 ^ ${exponent}::int
        )::bigint as price, (
          select coalesce(sum((v ->> 'stock')::bigint), 0)::bigint
          from jsonb_array_elements(proposed -> 'variants') v
        ) as stock, 0 as lowest, updated_at
      from product_proposals
      where store_id = ${store} and ${OPEN} and product_id is null
    ) t`,
    first,
  )}
) t`;

function firstOf(part: RawBuilder<unknown>, first: FirstRows | undefined): RawBuilder<unknown> {
  if (!first) return sql`select t.* from ${part}`;
  const { where, reads, key, down, most } = first;
  const direction = sql.raw(down ? 'desc' : 'asc');
  return sql`(
    select t.*
    from ${reads ? sql`${part} left join products p on p.id = t.id` : part}
    ${where.length > 0 ? sql`where ${sql.join(where, sql` and `)}` : sql``}
    order by ${key} ${direction}, t.id ${direction}
    limit ${most}
  )`;
}

/** The shelf joined with the product `p`, if there is one, and the open proposal `o`. */
export const onShelf = (shelf: RawBuilder<unknown>): RawBuilder<unknown> => sql`${shelf}
  left join products p on p.id = t.id
  left join lateral (
    select * from product_proposals w where w.product_id = t.id and ${OPEN}
    union all
    select * from product_proposals w where w.id = -t.id
  ) o on true`;
