/** What the language with this code is called in the language of the page. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames([document.documentElement.lang], { type: 'language' }).of(code) ?? code;
