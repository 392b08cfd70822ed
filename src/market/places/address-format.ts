// How addresses are written in a country. The data is Google's i18n address metadata (Apache 2.0),
// as published in its open library libaddressinput: `%A` is the street, `%C` the city, `%S` the
// state, `%Z` the postal code, `%n` a new line, `%N` and `%O` the person and the company.
import published from '#market/places/address-formats.json' with { type: 'json' };
import { readPlaces } from '#market/places/read-places.ts';

type Published = {
  format?: string;
  /** The format in Latin letters, if its order differs. */
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
  /** The local name of the part: a key of the messages' `address-field`. */
  label: string;
  required: boolean;
};
export type AddressFormat = {
  format: string;
  latin: string;
  /** The parts to ask for, in the country's order. */
  parts: AddressFormatPart[];
  /** The form of a postal code; null if unknown. */
  zip: { pattern: string; example: string } | null;
};

const PARTS: Record<string, AddressPart> = { A: 'address_1', C: 'city', S: 'state', Z: 'zip' };
const ANYWHERE = { format: '%N%n%O%n%A%n%C', required: 'AC' };
/** Where shops ask for other parts than the published data does. */
const OURS: Record<string, Published> = {
  JP: {
    format: '〒%Z%n%S %C%n%A%n%O%n%N',
    latin: '%N%n%O%n%A%n%C, %S%n%Z',
    required: 'ACSZ',
  },
  TR: { required: 'ACSZ' },
  // our list of states (ISO 3166-2) differs from the areas of these countries' post, so states are
  // not asked for
  ...Object.fromEntries(
    ['CV', 'EE', 'ES', 'IE', 'IT', 'LT', 'LV', 'PH'].map((code) => [code, withoutState(code)]),
  ),
  ...Object.fromEntries(
    ['AU', 'GB', 'GG', 'IM', 'JE', 'NZ'].map((code) => [code, { zipName: 'postcode' }]),
  ),
};

/**
 * The parts and format of addresses in a country (ISO 3166-1 alpha-2). `byState`: shipping there
 * depends on the state, so it must be chosen if the country has states.
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
