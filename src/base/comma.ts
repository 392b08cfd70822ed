// Lists of names without "and". `Intl.ListFormat` cannot make them: it adds "and" before the last
// name, or leaves out the commas.

/** The comma of scripts that do not use the Latin one. */
const COMMAS: Record<string, string> = {
  Arab: '، ',
  Ethi: '፣ ',
  Hans: '、',
  Hant: '、',
  Jpan: '、',
};

/** The separator between names in a language, by the script it is mostly written in. */
export const commaOf = (language: string): string =>
  COMMAS[new Intl.Locale(language).maximize().script ?? ''] ?? ', ';

/** Names in one line, without empty ones: `Red, L`, `أحمر، كبير`. */
export const listText = (
  language: string,
  names: readonly (string | null | undefined | false)[],
): string => names.filter(Boolean).join(commaOf(language));
