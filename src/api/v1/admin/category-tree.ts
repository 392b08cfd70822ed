import type { Handlers } from '#api/handler.ts';
import type { adminCategoryTreeCalls } from '#contract/admin/category-tree.ts';
import { moveCategory } from '#market/catalogue/move-category.ts';
import { readCategoryTree } from '#market/catalogue/list-categories.ts';

export const adminCategoryTreeHandlers: Handlers<typeof adminCategoryTreeCalls> = {
  move: async ({ write }, moved, by) => {
    await write((tx) => moveCategory(tx, by, moved));
    return null;
  },
  all: async ({ reading }, _, by) => readCategoryTree(reading.db, by),
};
