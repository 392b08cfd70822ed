import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminProductCalls } from '#contract/admin/product.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import { deleteProduct, saveProduct } from '#market/catalogue/edit-product.ts';
import { PRODUCT } from '#market/catalogue/product-kind.ts';
import { listProducts } from '#market/catalogue/list-products.ts';
import { openProductToEdit } from '#market/catalogue/open-product-to-edit.ts';

export const adminProductHandlers: Handlers<typeof adminProductCalls> = {
  ...resourceHandlers({
    kind: PRODUCT,
    list: ({ reading, market }, query, by) => listProducts(reading.db, by, query, market),
    open: (db, id, { market }) => openProductToEdit(db, id, market),
    save: (tx, by, sent, { market }) => saveProduct(tx, by, sent, market),
    remove: deleteProduct,
  }),
  ...bulkHandlers(bulkKinds.product),
};
