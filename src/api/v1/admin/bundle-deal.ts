import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminBundleDealCalls } from '#contract/admin/bundle-deal.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import {
  BUNDLE_DEAL,
  deleteBundleDeal,
  listBundleDeals,
  openBundleDeal,
  saveBundleDeal,
} from '#market/catalogue/edit-bundle-deal.ts';

export const adminBundleDealHandlers: Handlers<typeof adminBundleDealCalls> = {
  ...resourceHandlers({
    kind: BUNDLE_DEAL,
    list: ({ reading }, query, by) => listBundleDeals(reading.db, by, query),
    open: openBundleDeal,
    save: (tx, by, sent, { market }) => saveBundleDeal(tx, by, sent, market),
    remove: deleteBundleDeal,
  }),
  ...bulkHandlers(bulkKinds['bundle-deal']),
};
