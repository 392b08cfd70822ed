/** The name of a language in the page's language, by code. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames([document.documentElement.lang], { type: 'language' }).of(code) ?? code;
