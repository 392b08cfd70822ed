import { readCommon } from '#market/content/read-common.ts';
import { readHome } from '#market/content/read-home.ts';
import { readPage } from '#market/content/read-page.ts';
import { readPlaces } from '#market/places/read-places.ts';
import { readPaymentMethods } from '#market/payments/read-payment-methods.ts';
import { languageOf } from '#market/settings/market-settings.ts';
import { wordsOf } from '#words/catalogue.ts';
import type { Handlers } from '#api/v1/handlers.ts';

export const content: Pick<
  Handlers,
  'common' | 'home' | 'page' | 'localization' | 'countriesPhones' | 'paymentGateway'
> = {
  common: ({ reading, services }) =>
    readCommon(reading, services.config.publicUrl, services.social),
  home: ({ reading }) => readHome(reading),
  page: ({ reading, services }, { slug }) => readPage(reading, slug, services.config.publicUrl),
  localization: async ({ market }, { locale_code }) => wordsOf(languageOf(market, locale_code)),
  countriesPhones: async ({ language }) => readPlaces(language),
  paymentGateway: async ({ market, services }) => readPaymentMethods(market, services.gateways),
};
