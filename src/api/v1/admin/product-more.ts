import { Refusal } from '#base/refusal.ts';
import type { Handlers } from '#api/handler.ts';
import type { adminProductMoreCalls } from '#contract/admin/product-more.ts';
import { duplicateProduct } from '#market/catalogue/duplicate-product.ts';
import { openProductToEdit } from '#market/catalogue/open-product-to-edit.ts';
import { readProductRules } from '#market/catalogue/read-product-rules.ts';
import { readSoldDays } from '#market/orders/read-sold-days.ts';
import { readStockMoves } from '#market/stock/read-stock-moves.ts';

export const adminProductMoreHandlers: Handlers<typeof adminProductMoreCalls> = {
  rules: ({ reading }, { store_id }, by) => readProductRules(reading.db, by, store_id),
  stock: ({ reading }, input) => readStockMoves(reading.db, input),
  sold: ({ reading }, input) => readSoldDays(reading.db, input, reading.now),
  duplicate: ({ write, market }, { id, idempotency_key: key }, by) =>
    write(async (tx) => {
      const made = await duplicateProduct(tx, by, { id, key }, market);
      const copy = await openProductToEdit(tx, made, market);
      if (!copy) throw new Refusal('thing-not-found');
      return copy;
    }),
};
