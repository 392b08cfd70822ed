import type { Handlers } from '#api/handler.ts';
import type { brandCalls } from '#contract/brand.ts';
import { readBrandPage } from '#market/catalogue/read-brands.ts';

export const brandHandlers: Handlers<typeof brandCalls> = {
  all: ({ reading }, { page }) => readBrandPage(reading, page),
};
