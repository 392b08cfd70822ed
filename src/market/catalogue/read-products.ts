import type { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import { toMinor } from '#base/money.ts';
import { pageSize } from '#contract/constants.ts';
import type { listingCalls, Filters, foundSubCategory } from '#contract/listing.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { ProductFilter } from '#market/catalogue/product-filter.ts';
import { searchedFor } from '#market/catalogue/find-matches.ts';
import { findPinned } from '#market/catalogue/find-pinned.ts';
import { categoryTree } from '#market/catalogue/category-tree.ts';
import {
  readCategoryBranch,
  readCategoryRows,
  type CategoryBranch,
} from '#market/catalogue/read-categories.ts';
import { readGatherings } from '#market/catalogue/read-gatherings.ts';
import { readOptionGroups } from '#market/catalogue/read-option-groups.ts';
import { readListing } from '#market/catalogue/read-listing.ts';
import { noSidebar, readSidebar } from '#market/catalogue/read-sidebar.ts';
import { readNamed } from '#market/catalogue/read-named.ts';
import { readSource } from '#market/catalogue/read-listing-source.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

/**
 * The `products` call: by search (in all or some categories), slider, banner, or what is named, in
 * that order of precedence; else all products.
 */
export async function readProducts(
  reading: Reading,
  input: InputOf<typeof listingCalls.products>,
): Promise<OutputOf<typeof listingCalls.products>> {
  const { source, matches, scope } = await findMatching(reading, input);
  const filter = await narrowed(reading, scope, input);
  const [result, sidebar, categories] = await Promise.all([
    readListing(reading, filter, {
      page: input.page,
      size: input.is_home_page ? pageSize.home : pageSize.products,
      path: 'products',
    }),
    input.sidebar_data ? readSidebar(reading, { scope, filter }) : noSidebar,
    input.all_categories ? readCategoryRows(reading) : null,
  ]);
  const { attributes: _, ...shown } = sidebar;
  return {
    result,
    source: source && { id: source.id, title: source.title, slug: source.slug },
    search: matches && input.q ? searchedFor(input.q, matches) : null,
    category: null,
    ...shown,
    all_categories: categories && categoryTree(categories),
  };
}

type Products = InputOf<typeof listingCalls.products>;
type ProductsQuery = Parameters<typeof readSource>[1] & Pick<Products, 'q' | 'exact' | 'within'>;

/** The products for a search, in all or some categories, or else for a source. */
export async function findMatching(reading: Reading, { q, exact, within, ...more }: ProductsQuery) {
  if (!q) {
    const source = await readSource(reading, more);
    return { source, matches: undefined, scope: { ...source?.filter } };
  }
  const source = await readNamed(reading, { category_ids: within, tags: '' });
  const matches = await findPinned(reading.db, q, { language: reading.language, exact });
  dependOn(reading, 'search');
  return { source, matches, scope: { ...source?.filter, matches } };
}

/**
 * The `all` call: the products of a category and all below it, or all products when none is given.
 * Refuses 'category-not-found'.
 */
export async function readAll(
  reading: Reading,
  input: InputOf<typeof listingCalls.all>,
): Promise<OutputOf<typeof listingCalls.all>> {
  const slug = input.sub_category || input.category;
  const branch = slug ? await readCategoryBranch(reading, slug) : null;
  if (slug && !branch) throw new Refusal('category-not-found');
  const scope: ProductFilter = branch ? { categories: branch.ids } : {};
  const filter = await narrowed(reading, scope, input);
  const [result, sidebar] = await Promise.all([
    readListing(reading, filter, {
      page: input.page,
      size: pageSize.products,
      path: 'all',
    }),
    input.sidebar_data
      ? readSidebar(reading, { scope, filter, category: branch?.category.id })
      : noSidebar,
  ]);
  return {
    result,
    category: branch && { ...branch.category, slugs: branch.slugs },
    ...sidebar,
    sub_category: input.sub_category && branch ? subCategoryOf(branch) : null,
  };
}

function subCategoryOf({
  category,
  slugs,
  parent,
  parentSlugs,
}: CategoryBranch): z.output<typeof foundSubCategory> {
  const top = parent ?? category;
  return {
    id: category.id,
    title: category.title,
    slug: category.slug,
    slugs,
    image: category.image,
    category_id: top.id,
    meta_title: category.meta_title,
    meta_description: category.meta_description,
    category: {
      id: top.id,
      title: top.title,
      slug: top.slug,
      slugs: parent ? parentSlugs : slugs,
    },
  };
}

/**
 * Adds the caller's filters and order to a scope; a store's own listing cannot be filtered by
 * store.
 */
export async function narrowed(
  reading: Reading,
  scope: ProductFilter,
  filters: Omit<Filters, 'store' | 'page' | 'sortby' | 'sidebar_data'> &
    Partial<Pick<Filters, 'store' | 'sortby'>>,
): Promise<ProductFilter> {
  const { market } = reading;
  const minor = (amount: string | undefined) =>
    amount === undefined ? undefined : (toMinor(amount, market.currency_exponent) ?? undefined);
  return {
    ...scope,
    brands: filters.brand ?? scope.brands,
    collections: filters.collection && (await readGatherings(reading, filters.collection)),
    shippingRules: filters.shipping,
    options: filters.option && (await readOptionGroups(reading, filters.option)),
    rating: filters.rating,
    stores: filters.store,
    inStock: filters.stock || undefined,
    offers: filters.offers || undefined,
    min: minor(filters.min),
    max: minor(filters.max),
    sort: filters.sortby,
  };
}
