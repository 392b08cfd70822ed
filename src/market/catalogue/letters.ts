// The letters of a directory: those of the reader's script, of Latin, and `#` for all other names.
export type Letter = { letter: string; count: number };
/** The folded beginning of names, and how many names begin with it. */
export type Initial = { initial: string; count: number };

const OTHERS = '#';
const LATIN = /^\p{Script=Latin}/u;
const ANY = /^\p{L}/u;

/** The letters with which names begin in a language, in its alphabetical order, with counts. */
export function lettersOf(initials: Initial[], language: string): Letter[] {
  const own = scriptOf(language);
  const counts = new Map<string, number>();
  for (const { initial, count } of initials) {
    const letter = letterOf(initial, own);
    counts.set(letter, (counts.get(letter) ?? 0) + count);
  }
  const place = (letter: string) => (letter === OTHERS ? 2 : own.test(letter) ? 0 : 1);
  const { compare } = new Intl.Collator(language);
  return [...counts]
    .map(([letter, count]) => ({ letter, count }))
    .toSorted(
      (one, other) => place(one.letter) - place(other.letter) || compare(one.letter, other.letter),
    );
}

/** The beginnings of names that are listed under a letter. */
export function initialsOf(initials: Initial[], letter: string, language: string): string[] {
  const own = scriptOf(language);
  return initials
    .filter(({ initial }) => letterOf(initial, own) === letter.toUpperCase())
    .map(({ initial }) => initial);
}

const letterOf = (initial: string, own: RegExp): string =>
  own.test(initial) || LATIN.test(initial) ? (initial.toUpperCase()[0] ?? OTHERS) : OTHERS;

/** A pattern for letters of a language's script; for any letter if it uses several scripts. */
function scriptOf(language: string): RegExp {
  const { script } = new Intl.Locale(language).maximize();
  try {
    return new RegExp(`^(?=\\p{L})\\p{Script=${script}}`, 'u');
  } catch {
    return ANY;
  }
}
