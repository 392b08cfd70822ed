import { pageSize } from '#contract/constants.ts';
import type { Handlers } from '#api/handler.ts';
import type { suggestionCalls } from '#contract/suggestion.ts';
import { readDiscover } from '#market/catalogue/read-discover.ts';
import { readForYou } from '#market/catalogue/read-for-you.ts';
import { isPopularIn, readPopular } from '#market/catalogue/read-popular.ts';
import { readSuggestions } from '#market/catalogue/read-suggestions.ts';

const MOST_POPULAR = 24;

export const suggestionHandlers: Handlers<typeof suggestionCalls> = {
  all: ({ reading }, { id, page }) => readSuggestions(reading, id, page),
  forYou: ({ reading }, { ids }) => readForYou(reading, ids),
  discover: ({ reading }, query) => readDiscover(reading, { ...query, size: pageSize.home }),
  popular: async ({ reading }, { country }) => ({
    country: (await isPopularIn(reading, country)) ? country : '',
    products: await readPopular(reading, MOST_POPULAR, country),
  }),
};
