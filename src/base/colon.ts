/** What stands between a name and what it names, in a language: French keeps both on one line. */
export const colonOf = (language: string): string =>
  language.startsWith('fr') ? '\u{a0}: ' : ': ';
