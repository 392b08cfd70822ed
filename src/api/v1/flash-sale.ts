import type { Handlers } from '#api/handler.ts';
import type { flashSaleCalls } from '#contract/flash-sale.ts';
import { readComingSales } from '#market/catalogue/read-coming-sales.ts';
import { readFlashSaleProducts, readFlashSales } from '#market/catalogue/read-flash-sales.ts';

export const flashSaleHandlers: Handlers<typeof flashSaleCalls> = {
  all: ({ reading }) => readFlashSales(reading),
  coming: ({ reading }) => readComingSales(reading),
  products: ({ reading }, { id, page }) => readFlashSaleProducts(reading, id, page),
};
