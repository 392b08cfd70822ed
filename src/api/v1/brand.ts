import type { Handlers } from '#api/handler.ts';
import type { brandCalls } from '#contract/brand.ts';
import { readBrandLetters, readBrandPage } from '#market/catalogue/read-brands.ts';

export const brandHandlers: Handlers<typeof brandCalls> = {
  all: ({ reading }, query) => readBrandPage(reading, query),
  letters: ({ reading }) => readBrandLetters(reading),
};
