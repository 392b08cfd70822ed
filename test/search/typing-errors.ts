// Errors of typing made by rule from real words: a letter left out, typed twice, turned round with
// the next, or taken from beside it.

const NEIGHBOURS: Record<string, string> = {
  ...beside('qwertyuiop', 'asdfghjkl', 'zxcvbnm'),
  ...beside('ضصثقفغعهخحجد', 'شسيبلاتنمك', 'ئءرويزظ'),
};

function beside(...rows: string[]): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap((row) =>
      [...row].map((letter, at, all) => [letter, all[at + 1] ?? all[at - 1] ?? letter]),
    ),
  );
}

/** The error that is made in the word of this place. */
export function withError(word: string, place: number): string {
  const letters = [...word];
  const at = 1 + ((place * 7) % (letters.length - 2));
  const [here = '', next = ''] = letters.slice(at, at + 2);
  const before = letters.slice(0, at).join('');
  const after = letters.slice(at + 1).join('');
  const kinds = [
    before + after,
    before + here + here + after,
    before + next + here + letters.slice(at + 2).join(''),
    before + (NEIGHBOURS[here] ?? letters[at - 1] ?? '') + after,
  ];
  return kinds[place % kinds.length] ?? word;
}
