import type { Handlers } from '#api/handler.ts';
import type { pageCalls } from '#contract/page.ts';
import { readPage } from '#market/content/read-page.ts';

export const pageHandlers: Handlers<typeof pageCalls> = {
  find: ({ reading, services }, { slug }) => readPage(reading, slug, services.config.publicUrl),
};
