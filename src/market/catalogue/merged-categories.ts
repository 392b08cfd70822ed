// The products of some categories in an order that each of them has in an index: as many as a page
// asks for are merged, where all of them would have to be sorted, or those of others walked past.
import { sql, type RawBuilder } from 'kysely';
import { fits, orderOf, type ProductFilter } from '#market/catalogue/product-filter.ts';

/** Of more categories than this, planning takes longer than sorting. */
const MOST = 64;

/** What an index has of each category in such an order; null where none has it. */
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
 * Selects the first `size` products of each of the categories that a filter names, for `orderOf` to
 * put in order; null where it says more than categories, or its order is in no index of theirs.
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
