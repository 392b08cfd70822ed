import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminCategoryCalls } from '#contract/admin/category.ts';
import {
  CATEGORY,
  deleteCategory,
  orderCategories,
  saveCategory,
} from '#market/catalogue/edit-category.ts';
import { listCategories, openCategory } from '#market/catalogue/list-categories.ts';

export const adminCategoryHandlers: Handlers<typeof adminCategoryCalls> = {
  ...resourceHandlers({
    kind: CATEGORY,
    list: ({ reading }, query, by) => listCategories(reading.db, by, query),
    open: openCategory,
    save: (tx, by, sent, { market }) => saveCategory(tx, by, sent, market),
    remove: deleteCategory,
  }),
  order: async (visit, sorted, by) => {
    await visit.write((tx) => orderCategories(tx, by, sorted));
    return null;
  },
};
