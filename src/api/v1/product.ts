import type { Handlers } from '#api/handler.ts';
import type { productCalls } from '#contract/product.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { readProduct } from '#market/catalogue/read-product.ts';
import { readSizeTable } from '#market/catalogue/read-size-table.ts';
import { findWish } from '#market/catalogue/wishlist.ts';

export const productHandlers: Handlers<typeof productCalls> = {
  find: async ({ reading, caller }, { id }) => {
    const product = await readProduct(reading, id);
    return caller?.kind === 'customer'
      ? { ...product, wishlisted: await findWish(reading.db, caller, id) }
      : product;
  },
  sizeTable: ({ reading }, { id }) => readSizeTable(reading, id),
  byIds: ({ reading }, { ids }) => readCards(reading, ids),
};
