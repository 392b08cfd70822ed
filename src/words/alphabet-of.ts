import { wordsOf, type Sections } from '#words/catalogue.ts';

/** The letters of a language's own script in its messages and its own name, marks among them. */
export function alphabetOf(language: string): string[] {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? '';
  const sections: Sections = wordsOf(language);
  const texts = Object.values(sections).flatMap((section) => Object.values(section));
  const plain = texts.join(' ').replaceAll(/\{[^{}]*\}/g, '');
  const own = lettersOf(new Intl.Locale(language).maximize().script ?? '');
  return [...new Set(`${name}${plain}`)].filter((letter) => own.test(letter)).toSorted();
}

/** The letters of a script; of all where it is written in several, as Japanese is. */
function lettersOf(script: string): RegExp {
  try {
    return new RegExp(`(?=[\\p{L}\\p{M}])\\p{scx=${script}}`, 'u');
  } catch {
    return /[\p{L}\p{M}]/u;
  }
}
