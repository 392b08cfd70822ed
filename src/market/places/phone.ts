// Phone numbers by country: a number may be written as at home, or with + and its country's prefix.
import {
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';

const ANYWHERE = '+44 7400 123456';

/** A number as people of a country write it. */
export function phoneExample(country: string): string {
  const known = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  return known?.formatNational() ?? ANYWHERE;
}

/** Whether a number can be called: its length is one that its country has. */
export function isPhone(phone: string, country: string): boolean {
  const home = isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(phone, home)?.isPossible() ?? false;
}
