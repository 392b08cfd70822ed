// The letters of a directory: of the caller's script and of Latin, and `#` for all other names.
export type Letter = { letter: string; count: number };
/** How names begin, folded, and how many begin so. */
export type Initial = { initial: string; count: number };

const OTHERS = '#';
const LATIN = /^\p{Script=Latin}/u;
const ANY = /^\p{L}/u;

/** The letters that names begin with in a language, in their order there, with how many do. */
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

/** How the names begin that stand under a letter. */
export function initialsOf(initials: Initial[], letter: string, language: string): string[] {
  const own = scriptOf(language);
  return initials
    .filter(({ initial }) => letterOf(initial, own) === letter.toUpperCase())
    .map(({ initial }) => initial);
}

const letterOf = (initial: string, own: RegExp): string =>
  own.test(initial) || LATIN.test(initial) ? (initial.toUpperCase()[0] ?? OTHERS) : OTHERS;

/** What a letter of a language's script is; any letter where it is written in several. */
function scriptOf(language: string): RegExp {
  const { script } = new Intl.Locale(language).maximize();
  try {
    return new RegExp(`^(?=\\p{L})\\p{Script=${script}}`, 'u');
  } catch {
    return ANY;
  }
}
