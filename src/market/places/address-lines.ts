import { addressFormat } from '#market/places/address-format.ts';
import { readPlaces } from '#market/places/read-places.ts';

/**
 * Country and state are codes; their names are looked up unless they were stored with the address.
 */
export type PostalAddress = {
  street: string[];
  zip: string;
  city: string;
  state: string;
  country: string;
  stateName?: string | null;
  countryName?: string | null;
};

const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/**
 * The lines of an address below the name, as its country writes them; country and state by their
 * names in a language. Every screen, letter and paper shows these.
 */
export function addressLines(address: PostalAddress, language: string): string[] {
  const { street, zip, city, state, country } = address;
  const land = readPlaces(language).countries[country];
  const region = address.stateName ?? land?.states[state]?.name ?? state;
  const lands = address.countryName ?? land?.name ?? country;
  const { format, latin } = addressFormat(country);
  const form = whole(LATIN.test([...street, city].join(' ')) ? latin : format);
  const values: Record<string, string> = { C: city, S: region === city ? '' : region, Z: zip };
  const lines = form
    .split('%n')
    .flatMap((line) => (line.includes('%A') ? [...street.filter(Boolean), rest(line)] : [line]))
    .map((line) => filled(line, values));
  return [...lines, lands].filter(Boolean);
}

/**
 * The format including city and state, for addresses that have them although the country does not
 * ask for them.
 */
function whole(form: string): string {
  const town = form.includes('%C') ? form : form.replace(/%S|$/, (rest) => `%n%C%n${rest}`);
  return town.includes('%S') ? town : `${town}%n%S`;
}

/** What shares a line with the street. */
const rest = (line: string): string => line.replace(/%A[ ,]*/, '');

/** Fills a line with its parts; a separator appears only between two parts. */
function filled(line: string, values: Record<string, string>): string {
  if (!line.includes('%')) return line;
  let text = '';
  let between = '';
  for (const piece of line.split(/(%[A-Z])/)) {
    if (!piece.startsWith('%')) between = piece;
    else {
      const part = values[piece.slice(1)] ?? '';
      if (part) text += (text || isMark(between) ? between : '') + part;
      if (part) between = '';
    }
  }
  return text;
}

/**
 * Signs such as Japan's 〒 and Lithuania's LT- belong to the part after them, and are no separators.
 */
const isMark = (text: string): boolean => /[^\s,./-]/.test(text);
