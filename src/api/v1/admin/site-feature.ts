import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminSiteFeatureCalls } from '#contract/admin/site-feature.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import {
  deleteSiteFeature,
  listSiteFeatures,
  openSiteFeature,
  orderSiteFeatures,
  saveSiteFeature,
  SITE_FEATURE,
} from '#market/content/edit-site-feature.ts';

export const adminSiteFeatureHandlers: Handlers<typeof adminSiteFeatureCalls> = {
  ...resourceHandlers({
    kind: SITE_FEATURE,
    list: ({ reading }, query, by) => listSiteFeatures(reading.db, by, query, reading.now),
    open: openSiteFeature,
    save: (tx, by, sent, { market }) => saveSiteFeature(tx, by, sent, market),
    remove: deleteSiteFeature,
  }),
  ...bulkHandlers(bulkKinds['site-feature']),
  order: async (visit, sorted, by) => {
    await visit.write((tx) => orderSiteFeatures(tx, by, sorted));
    return null;
  },
};
