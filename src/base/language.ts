// Languages by their codes, as ICU knows them: which there are, what they are called, and from
// which side they are written.
import { LANGUAGE_CODE } from '#base/language-code.ts';

const WHOLE = new RegExp(`^${LANGUAGE_CODE}$`);
const NAMED = { type: 'language', languageDisplay: 'standard' } as const;

const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * The code of a language, whatever letters and separator the input has (`pt_BR`);
 * null where ICU has no such language or region, or does not know how it counts.
 */
export function languageCode(input: string): string | null {
  const written = input.trim().toLowerCase().replace('_', '-');
  if (!WHOLE.test(written)) return null;
  const code = new Intl.Locale(written).toString().toLowerCase();
  if (!WHOLE.test(code)) return null;
  const { language, region } = new Intl.Locale(code);
  const isKnown = known.of(language) !== undefined && (!region || regions.of(region) !== undefined);
  return isKnown && Intl.PluralRules.supportedLocalesOf(code).length > 0 ? code : null;
}

/** What a language is called in one language; in English where ICU has no words for it there. */
export const languageName = (code: string, inLanguage: string): string =>
  new Intl.DisplayNames([inLanguage, 'en'], NAMED).of(code) ?? code;

/** What a language calls itself, as a menu writes it: `Deutsch`, `Português (Brasil)`. */
export function ownName(code: string): string {
  const [first = '', ...rest] = languageName(code, code);
  return first.toLocaleUpperCase(code) + rest.join('');
}

/** From which side a language is written, by the script that it is most written in. */
export const directionOf = (code: string): 'ltr' | 'rtl' =>
  RTL.has(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr';

const RTL = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);
