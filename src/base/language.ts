// Languages by their codes, as ICU knows them: which exist, their names, and their direction.
import { LANGUAGE_CODE } from '#base/language-code.ts';

const WHOLE = new RegExp(`^${LANGUAGE_CODE}$`);
const NAMED = { type: 'language', languageDisplay: 'standard' } as const;

const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * The code of a language, whatever case and separator the input has (`pt_BR`); null if ICU does not
 * know the language, its region, or its plural rules.
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

/** The name of a language in another one; in English if ICU has no name for it there. */
export const languageName = (code: string, inLanguage: string): string =>
  new Intl.DisplayNames([inLanguage, 'en'], NAMED).of(code) ?? code;

/** A language's own name, as a menu shows it: `Deutsch`, `Português (Brasil)`. */
export function ownName(code: string): string {
  const [first = '', ...rest] = languageName(code, code);
  return first.toLocaleUpperCase(code) + rest.join('');
}

/** The direction of a language, by the script it is mostly written in. */
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
