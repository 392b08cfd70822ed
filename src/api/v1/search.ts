import type { Handlers } from '#api/handler.ts';
import type { searchCalls } from '#contract/search.ts';
import { countOutcome } from '#market/search/count-outcome.ts';
import { readCompletions } from '#market/search/read-completions.ts';
import { readSearch } from '#market/search/read-search.ts';

export const searchHandlers: Handlers<typeof searchCalls> = {
  suggest: ({ reading }, { q }) => readSearch(reading, q),
  complete: ({ reading }, { q }) => readCompletions(reading, q),
  tell: async ({ write, language }, { product_id, ...search }) => {
    await write((tx) => countOutcome(tx, { ...search, language, product: product_id }));
    return true;
  },
};
