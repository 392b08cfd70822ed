import { readBrandPage } from '#market/catalogue/read-brands.ts';
import { readCategoryPage } from '#market/catalogue/read-categories.ts';
import { readFlashSaleProducts, readFlashSales } from '#market/catalogue/read-flash-sales.ts';
import { readProduct } from '#market/catalogue/read-product.ts';
import { readAll, readProducts } from '#market/catalogue/read-products.ts';
import { readSuggestions } from '#market/catalogue/read-suggestions.ts';
import { readReviews } from '#market/reviews/read-reviews.ts';
import { readSearch } from '#market/search/read-search.ts';
import { readStorePage } from '#market/stores/read-store.ts';
import type { Handlers } from '#api/v1/handlers.ts';

export const catalogue: Pick<Handlers, 'products' | 'all' | 'product' | 'categories' | 'brands' | 'search' | 'flashSales' | 'flashSaleProducts' | 'store' | 'suggestedProducts' | 'reviews'> = {
  products: ({ reading }, input) => readProducts(reading, input),
  all: ({ reading }, input) => readAll(reading, input),
  product: ({ reading }, { id }) => readProduct(reading, id),
  categories: ({ reading }, { page }) => readCategoryPage(reading, page),
  brands: ({ reading }, { page }) => readBrandPage(reading, page),
  search: ({ reading }, { q }) => readSearch(reading, q),
  flashSales: ({ reading }) => readFlashSales(reading),
  flashSaleProducts: ({ reading }, { id, page }) => readFlashSaleProducts(reading, id, page),
  store: ({ reading }, input) => readStorePage(reading, input),
  suggestedProducts: ({ reading }, { id, page }) => readSuggestions(reading, id, page),
  reviews: ({ reading, timeZone }, input) => readReviews(reading, input, timeZone),
};
