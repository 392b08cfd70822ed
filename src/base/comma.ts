// Names one after the other, as people write them. `Intl.ListFormat` does not give that: it says
// "and" before the last, or leaves the commas out.

/** The comma of a script where it is another than the Latin one. */
const COMMAS: Record<string, string> = {
  Arab: '، ',
  Ethi: '፣ ',
  Hans: '、',
  Hant: '、',
  Jpan: '、',
};

/** What stands between the names of a row in a language, by the script it is most written in. */
export const commaOf = (language: string): string =>
  COMMAS[new Intl.Locale(language).maximize().script ?? ''] ?? ', ';

/** Names as one line, without those that are empty: `Red, L`, `أحمر، كبير`. */
export const listText = (
  language: string,
  names: readonly (string | null | undefined | false)[],
): string => names.filter(Boolean).join(commaOf(language));
