import { readBrandPage } from '#market/catalogue/read-brands.ts';
import { readCategoryPage } from '#market/catalogue/read-categories.ts';
import { readFlashSaleProducts, readFlashSales } from '#market/catalogue/read-flash-sales.ts';
import { readProduct } from '#market/catalogue/read-product.ts';
import { readAll, readProducts } from '#market/catalogue/read-products.ts';
import { readSuggestions } from '#market/catalogue/read-suggestions.ts';
import { findWish } from '#market/catalogue/wishes.ts';
import { isFollowing } from '#market/follows/read-following.ts';
import { readReviews } from '#market/reviews/read-reviews.ts';
import { readSearch } from '#market/search/read-search.ts';
import { readStorePage } from '#market/catalogue/read-store-page.ts';
import type { Handlers } from '#api/v1/handlers.ts';

export const catalogue: Pick<
  Handlers,
  | 'products'
  | 'all'
  | 'product'
  | 'categories'
  | 'brands'
  | 'search'
  | 'flashSales'
  | 'flashSaleProducts'
  | 'store'
  | 'suggestedProducts'
  | 'reviews'
> = {
  products: ({ reading }, input) => readProducts(reading, input),
  all: ({ reading }, input) => readAll(reading, input),
  product: async ({ reading, caller }, { id }) => {
    const product = await readProduct(reading, id);
    return caller?.kind === 'customer'
      ? { ...product, wishlisted: await findWish(reading.db, caller, id) }
      : product;
  },
  categories: ({ reading }, { page }) => readCategoryPage(reading, page),
  brands: ({ reading }, { page }) => readBrandPage(reading, page),
  search: ({ reading }, { q }) => readSearch(reading, q),
  flashSales: ({ reading }) => readFlashSales(reading),
  flashSaleProducts: ({ reading }, { id, page }) => readFlashSaleProducts(reading, id, page),
  store: async ({ reading, caller }, input) => {
    const page = await readStorePage(reading, input);
    return caller?.kind === 'customer'
      ? { ...page, following: await isFollowing(reading.db, caller, page.store.id) }
      : page;
  },
  suggestedProducts: ({ reading }, { id, page }) => readSuggestions(reading, id, page),
  reviews: ({ reading, timeZone }, input) => readReviews(reading, input, timeZone),
};
