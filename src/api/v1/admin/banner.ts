import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminBannerCalls } from '#contract/admin/banner.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import {
  BANNER,
  deleteBanner,
  listBanners,
  openBanner,
  saveBanner,
} from '#market/content/edit-banner.ts';

export const adminBannerHandlers: Handlers<typeof adminBannerCalls> = {
  ...resourceHandlers({
    kind: BANNER,
    list: ({ reading }, query, by) => listBanners(reading.db, by, query, reading.now),
    open: openBanner,
    save: (tx, by, sent, { market }) => saveBanner(tx, by, sent, market),
    remove: deleteBanner,
  }),
  ...bulkHandlers(bulkKinds.banner),
};
