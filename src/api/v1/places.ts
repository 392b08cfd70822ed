import type { Handlers } from '#api/handler.ts';
import type { placesCalls } from '#contract/places.ts';
import { readAddressForm } from '#market/addresses/read-address-form.ts';
import { readPlaces } from '#market/places/read-places.ts';
import { languageOf } from '#market/settings/market-settings.ts';
import { dependOn } from '#market/settings/reading.ts';
import { sayIn } from '#words/say.ts';
import { wordsOf } from '#words/catalogue.ts';

export const placesHandlers: Handlers<typeof placesCalls> = {
  localization: async ({ market, reading }, { locale_code }) => {
    const language = languageOf(market, locale_code);
    dependOn(reading, `words:${language}`);
    return wordsOf(language);
  },
  addressForm: async ({ language, reading }, { country }) => {
    const form = await readAddressForm(reading, country);
    const say = sayIn(language);
    return {
      ...form,
      parts: form.parts.map(({ name, label, required }) => ({
        name,
        label: say(`address-field.${label}`),
        required: required ? 1 : 0,
      })),
    };
  },
  countries: async ({ language }) => readPlaces(language),
};
