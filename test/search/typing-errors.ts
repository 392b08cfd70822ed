// Typing errors generated from real words: a letter left out, doubled, swapped with the next, or
// replaced by a neighbour on the keyboard.

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

/** The error generated for the word at this index. */
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
