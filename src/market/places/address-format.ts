// How a country writes its addresses. The data is Google's i18n address metadata (Apache 2.0), as
// its open library libaddressinput publishes it: `%A` is the street, `%C` the city, `%S` the state,
// `%Z` the postal code, `%n` a new line, `%N` and `%O` the person and the company.
import published from '#market/places/address-formats.json' with { type: 'json' };
import { readPlaces } from '#market/places/read-places.ts';

type Published = {
  format?: string;
  /** The same in Latin letters, where that has another order. */
  latin?: string;
  required?: string;
  zip?: string;
  example?: string;
  stateName?: string;
  zipName?: string;
  cityName?: string;
};
export type AddressPart = 'address_1' | 'city' | 'state' | 'zip';
export type AddressFormatPart = {
  name: AddressPart;
  /** Its name there: a key of the messages' `address-field`. */
  label: string;
  required: boolean;
};
export type AddressFormat = {
  format: string;
  latin: string;
  /** What is asked for, in the country's order. */
  parts: AddressFormatPart[];
  /** What a postal code looks like; null where nobody says. */
  zip: { pattern: string; example: string } | null;
};

const PARTS: Record<string, AddressPart> = { A: 'address_1', C: 'city', S: 'state', Z: 'zip' };
const ANYWHERE = { format: '%N%n%O%n%A%n%C', required: 'AC' };
/** Where shops ask differently from the published data. */
const OURS: Record<string, Published> = {
  JP: {
    format: '〒%Z%n%S %C%n%A%n%O%n%N',
    latin: '%N%n%O%n%A%n%C, %S%n%Z',
    required: 'ACSZ',
  },
  TR: { required: 'ACSZ' },
  // our list of states (ISO 3166-2) has other areas than their post writes: they are not asked for
  ...Object.fromEntries(
    ['CV', 'EE', 'ES', 'IE', 'IT', 'LT', 'LV', 'PH'].map((code) => [code, withoutState(code)]),
  ),
  ...Object.fromEntries(
    ['AU', 'GB', 'GG', 'IM', 'JE', 'NZ'].map((code) => [code, { zipName: 'postcode' }]),
  ),
};

/**
 * How addresses of a country (ISO 3166-1 alpha-2) are asked for and written. `byState`: shipping
 * there goes by the state, so that it must be chosen where the country has states.
 */
export function addressFormat(country: string, byState = false): AddressFormat {
  const known = { ...ANYWHERE, ...publishedOf(country), ...OURS[country] };
  const { format, latin = format, required, zip, example = '' } = known;
  const hasStates = Object.keys(readPlaces('en').countries[country]?.states ?? {}).length > 0;
  const letters = [...format.matchAll(/%([ACSZ])/g)].map(([, letter = '']) => letter);
  if (byState && !letters.includes('S')) letters.push('S');
  return {
    format,
    latin,
    parts: letters
      .filter((letter) => letter !== 'S' || hasStates)
      .flatMap((letter) => {
        const name = PARTS[letter];
        if (!name) return [];
        const needed = required.includes(letter) || (letter === 'S' && byState);
        return [{ name, label: labelOf(name, known), required: needed }];
      }),
    zip: zip === undefined ? null : { pattern: zip, example },
  };
}

function publishedOf(country: string): Published {
  const all: Record<string, Published> = published;
  return all[country] ?? {};
}

function withoutState(country: string): Published {
  const { format = ANYWHERE.format, required = ANYWHERE.required } = publishedOf(country);
  return {
    format: format.replace(/%n%S(?=%n|$)|[ ,]*%S/, ''),
    required: required.replace('S', ''),
    stateName: 'region',
  };
}

function labelOf(part: AddressPart, { format, stateName, zipName, cityName }: Published): string {
  if (part === 'state')
    return `state-${stateName ?? (format?.includes('%S') ? 'province' : 'region')}`;
  if (part === 'zip') return `zip-${zipName ?? 'postal'}`;
  return part === 'city' ? `city-${cityName ?? 'city'}` : 'street-address';
}
