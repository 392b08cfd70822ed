/** The sign between a name and its value, in a language: French keeps both on one line. */
export const colonOf = (language: string): string =>
  language.startsWith('fr') ? '\u{a0}: ' : ': ';
