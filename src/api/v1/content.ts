import { readCommon } from '#market/content/read-common.ts';
import { readHome } from '#market/content/read-home.ts';
import { readPage } from '#market/content/read-page.ts';
import { readPlaces } from '#market/places/read-places.ts';
import { readWays } from '#market/payments/read-ways.ts';
import { languageOf } from '#market/settings/shop.ts';
import { wordsOf } from '#words/catalogue.ts';
import type { Handlers } from '#api/v1/handlers.ts';

export const content: Pick<
  Handlers,
  'common' | 'home' | 'page' | 'localization' | 'countriesPhones' | 'paymentGateway'
> = {
  common: ({ reading, house }) => readCommon(reading, house.config.publicUrl, house.social),
  home: ({ reading }) => readHome(reading),
  page: ({ reading, house }, { slug }) => readPage(reading, slug, house.config.publicUrl),
  localization: async ({ shop }, { locale_code }) => wordsOf(languageOf(shop, locale_code)),
  countriesPhones: async ({ language }) => readPlaces(language),
  paymentGateway: async ({ shop, house }) => readWays(shop, house.gateways),
};
