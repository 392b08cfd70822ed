import type { Handlers } from '#api/handler.ts';
import type { suggestionCalls } from '#contract/suggestion.ts';
import { readForYou } from '#market/catalogue/read-for-you.ts';
import { readPopular } from '#market/catalogue/read-popular.ts';
import { readSuggestions } from '#market/catalogue/read-suggestions.ts';

const MOST_POPULAR = 24;

export const suggestionHandlers: Handlers<typeof suggestionCalls> = {
  all: ({ reading }, { id, page }) => readSuggestions(reading, id, page),
  forYou: ({ reading }, { ids }) => readForYou(reading, ids),
  popular: ({ reading }, { country }) => readPopular(reading, MOST_POPULAR, country),
};
