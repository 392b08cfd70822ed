import type { OutputOf } from '#contract/endpoint.ts';
import type { listingCalls } from '#contract/listing.ts';
import type { ProductFilter } from '#market/catalogue/product-filter.ts';
import { readCategoryFilters } from '#market/catalogue/read-category-filters.ts';
import { readFacets } from '#market/catalogue/read-facets.ts';
import type { Reading } from '#market/settings/reading.ts';

export type Sidebar = Pick<
  OutputOf<typeof listingCalls.all>,
  'brands' | 'collections' | 'shipping' | 'attributes' | 'facets'
>;
/** `filter`: the scope and what is chosen in it. `category`: the listing's category, if any. */
type SidebarQuery = { scope: ProductFilter; filter: ProductFilter; category?: number | undefined };

/**
 * Everything a listing can be filtered by: brands, collections, shipping rules and the other
 * facets, including the attributes that the category offers as filters.
 */
export async function readSidebar(
  reading: Reading,
  { scope, filter, category }: SidebarQuery,
): Promise<Sidebar> {
  const { values, ...found } = await readFacets(reading, scope, filter);
  const attributes =
    category === undefined ? null : await readCategoryFilters(reading, category, values);
  return { ...found, attributes };
}

export const noSidebar: Sidebar = {
  brands: null,
  collections: null,
  shipping: null,
  attributes: null,
  facets: null,
};
