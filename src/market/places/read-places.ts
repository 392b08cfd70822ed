import { iso31661, iso31662 } from 'iso-3166';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import type { Places } from '#contract/places.ts';

const known = new Map<string, Places>();

/**
 * Countries by code with dialling prefixes and first-level states, named in the given language
 * where possible.
 */
export function readPlaces(language: string): Places {
  const places = known.get(language) ?? makePlaces(language);
  known.set(language, places);
  return places;
}

/**
 * The code of a state of a country: the preferred one if it exists there, else the first; empty for
 * a country without states.
 */
export function stateIn(country: string, preferred: string): string {
  const codes = Object.keys(readPlaces('en').countries[country]?.states ?? {});
  return codes.includes(preferred) ? preferred : (codes[0] ?? '');
}

/**
 * The states of each country by code, shared by all languages, because most have a name in only
 * one.
 */
const states = new Map(
  [
    ...Map.groupBy(
      iso31662.filter(({ parent }) => parent.length === 2),
      ({ parent }) => parent,
    ),
  ].map(([country, own]) => [
    country,
    Object.fromEntries(own.map(({ code, name }) => [code.slice(3), { code: code.slice(3), name }])),
  ]),
);

function makePlaces(language: string): Places {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const countries = iso31661.map(({ alpha2, alpha3 }) => [
    alpha2,
    {
      code2: alpha2,
      code3: alpha3,
      name: names.of(alpha2) ?? alpha2,
      capital: '',
      region: '',
      subregion: '',
      states: states.get(alpha2) ?? {},
    },
  ]);
  return {
    countries: Object.fromEntries(countries),
    phones: Object.fromEntries(
      getCountries()
        .filter((code) => /^[A-Z]{2}$/.test(code))
        .map((code) => [code, getCountryCallingCode(code)]),
    ),
  };
}
