import type { Handlers } from '#api/handler.ts';
import type { flashSaleCalls } from '#contract/flash-sale.ts';
import { readFlashSaleProducts, readFlashSales } from '#market/catalogue/read-flash-sales.ts';

export const flashSaleHandlers: Handlers<typeof flashSaleCalls> = {
  all: ({ reading }) => readFlashSales(reading),
  products: ({ reading }, { id, page }) => readFlashSaleProducts(reading, id, page),
};
