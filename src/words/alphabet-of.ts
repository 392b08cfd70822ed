import { wordsOf, type Sections } from '#words/catalogue.ts';

/** The letters of a language's own script in its messages and its own name, including marks. */
export function alphabetOf(language: string): string[] {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? '';
  const sections: Sections = wordsOf(language);
  const texts = Object.values(sections).flatMap((section) => Object.values(section));
  const plain = texts.join(' ').replaceAll(/\{[^{}]*\}/g, '');
  const own = lettersOf(new Intl.Locale(language).maximize().script ?? '');
  return [...new Set(`${name}${plain}`)].filter((letter) => own.test(letter)).toSorted();
}

/**
 * A pattern for letters of a script; for all letters if the language uses several, as Japanese
 * does.
 */
function lettersOf(script: string): RegExp {
  try {
    return new RegExp(`(?=[\\p{L}\\p{M}])\\p{scx=${script}}`, 'u');
  } catch {
    return /[\p{L}\p{M}]/u;
  }
}
