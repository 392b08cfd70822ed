import type { Handlers } from '#api/handler.ts';
import type { categoryCalls } from '#contract/category.ts';
import { readCategory, readCategoryPage } from '#market/catalogue/read-categories.ts';

export const categoryHandlers: Handlers<typeof categoryCalls> = {
  all: ({ reading }, { page }) => readCategoryPage(reading, page),
  find: ({ reading }, { slug }) => readCategory(reading, slug),
};
