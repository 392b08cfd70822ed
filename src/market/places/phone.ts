// Phone numbers by country: in national form, or with + and the country's prefix.
import {
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';

const ANYWHERE = '+44 7400 123456';

/** An example of a number in a country's usual form. */
export function phoneExample(country: string): string {
  const known = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  return known?.formatNational() ?? ANYWHERE;
}

/** Whether a number is possible: its length is valid in its country. */
export function isPhone(phone: string, country: string): boolean {
  const home = isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(phone, home)?.isPossible() ?? false;
}
