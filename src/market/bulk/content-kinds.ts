// Content of the shop's own pages of which many can be changed at once.
import { adminBannerCalls } from '#contract/admin/banner.ts';
import { adminPageCalls } from '#contract/admin/page.ts';
import { adminSiteFeatureCalls } from '#contract/admin/site-feature.ts';
import { adminSliderCalls } from '#contract/admin/slider.ts';
import { bulkKind, goes, showOrHide } from '#market/bulk/bulk-kind.ts';
import {
  BANNER,
  deleteBanner,
  listBanners,
  openBanner,
  saveBanner,
} from '#market/content/edit-banner.ts';
import { deletePage, savePage } from '#market/content/edit-page.ts';
import {
  SITE_FEATURE,
  deleteSiteFeature,
  listSiteFeatures,
  openSiteFeature,
  saveSiteFeature,
} from '#market/content/edit-site-feature.ts';
import {
  SLIDER,
  deleteSlider,
  listSliders,
  openSlider,
  saveSlider,
} from '#market/content/edit-slider.ts';
import { PAGE, listPages, openPage } from '#market/content/list-pages.ts';

export const contentKinds = {
  banner: bulkKind({
    kind: BANNER,
    calls: adminBannerCalls,
    list: (db, by, query, { now }) => listBanners(db, by, query, now),
    open: openBanner,
    save: saveBanner,
    remove: deleteBanner,
    acts: { ...showOrHide, ...goes },
  }),
  slider: bulkKind({
    kind: SLIDER,
    calls: adminSliderCalls,
    list: (db, by, query, { now }) => listSliders(db, by, query, now),
    open: openSlider,
    save: saveSlider,
    remove: deleteSlider,
    acts: { ...showOrHide, ...goes },
  }),
  'site-feature': bulkKind({
    kind: SITE_FEATURE,
    calls: adminSiteFeatureCalls,
    list: (db, by, query, { now }) => listSiteFeatures(db, by, query, now),
    open: openSiteFeature,
    save: saveSiteFeature,
    remove: deleteSiteFeature,
    acts: { ...showOrHide, ...goes },
  }),
  page: bulkKind({
    kind: PAGE,
    calls: adminPageCalls,
    list: listPages,
    open: openPage,
    save: savePage,
    remove: deletePage,
    acts: { ...showOrHide, ...goes },
  }),
};
