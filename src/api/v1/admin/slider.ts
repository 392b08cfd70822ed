import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminSliderCalls } from '#contract/admin/slider.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import {
  deleteSlider,
  listSliders,
  openSlider,
  orderSliders,
  saveSlider,
  SLIDER,
} from '#market/content/edit-slider.ts';

export const adminSliderHandlers: Handlers<typeof adminSliderCalls> = {
  ...resourceHandlers({
    kind: SLIDER,
    list: ({ reading }, query, by) => listSliders(reading.db, by, query, reading.now),
    open: openSlider,
    save: (tx, by, sent, { market }) => saveSlider(tx, by, sent, market),
    remove: deleteSlider,
  }),
  ...bulkHandlers(bulkKinds.slider),
  order: async (visit, sorted, by) => {
    await visit.write((tx) => orderSliders(tx, by, sorted));
    return null;
  },
};
