// Lists products of several categories quickly: it merges the first products of each category, read
// from an index in the requested order, rather than sorting all of them or walking past those of
// others.
import { sql, type RawBuilder } from 'kysely';
import { fits, orderOf, type ProductFilter } from '#market/catalogue/product-filter.ts';

/** With more categories than this, planning takes longer than sorting. */
const MOST = 64;

/** The columns that a category's index has for this order; null where there is no such index. */
function columnsOf({ sort }: ProductFilter): RawBuilder<unknown> | null {
  switch (sort) {
    case undefined:
      return sql`p.id, p.in_stock, p.updated_at`;
    case 'avg_customer_review':
      return sql`p.id, p.rating`;
    default:
      return null;
  }
}

/**
 * Selects the first `size` products of each category that a filter names, for `orderOf` to sort;
 * null when the filter has other conditions, or no index has its order.
 */
export function firstOfCategories(
  { categories = [], sort, ...others }: ProductFilter,
  size: number,
): RawBuilder<unknown> | null {
  const columns = columnsOf({ sort });
  const isMore = Object.values(others).some((value) => value !== undefined);
  if (!columns || isMore || categories.length === 0 || categories.length > MOST) return null;
  const each = categories.map(
    (category) => sql`
      (
        select ${columns}
        from product_facts p
        where ${fits({})} and p.category_id = ${category}
        order by ${orderOf({ sort })}
        limit ${size}
      )
    `,
  );
  return sql.join(each, sql` union all `);
}
