import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminBrandCalls } from '#contract/admin/brand.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import {
  BRAND,
  deleteBrand,
  listBrands,
  openBrand,
  saveBrand,
} from '#market/catalogue/edit-brand.ts';

export const adminBrandHandlers: Handlers<typeof adminBrandCalls> = {
  ...resourceHandlers({
    kind: BRAND,
    list: ({ reading }, query, by) => listBrands(reading.db, by, query),
    open: openBrand,
    save: (tx, by, sent, { market }) => saveBrand(tx, by, sent, market),
    remove: deleteBrand,
  }),
  ...bulkHandlers(bulkKinds.brand),
};
