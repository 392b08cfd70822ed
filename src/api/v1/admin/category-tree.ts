import type { Handlers } from '#api/handler.ts';
import type { adminCategoryTreeCalls } from '#contract/admin/category-tree.ts';
import { readCategoryTree } from '#market/catalogue/list-categories.ts';

export const adminCategoryTreeHandlers: Handlers<typeof adminCategoryTreeCalls> = {
  all: async ({ reading }, _, by) => readCategoryTree(reading.db, by),
};
