import type { Handlers } from '#api/handler.ts';
import type { placesCalls } from '#contract/places.ts';
import { readPlaces } from '#market/places/read-places.ts';
import { languageOf } from '#market/settings/market-settings.ts';
import { wordsOf } from '#words/catalogue.ts';

export const placesHandlers: Handlers<typeof placesCalls> = {
  localization: async ({ market }, { locale_code }) => wordsOf(languageOf(market, locale_code)),
  countries: async ({ language }) => readPlaces(language),
};
