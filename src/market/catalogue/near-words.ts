// Misspellings of a word, and how likely each is on a keyboard.

const ALPHABETS: [RegExp, string][] = [
  [/[\u0600-\u06ff]/, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويء'],
  [/[\u0900-\u097f]/, 'कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहअआइईउऊएऐओऔािीुूेैोौृंँ्'],
  [/[\u0370-\u03ff]/, 'αβγδεζηθικλμνξοπρσςτυφχψω'],
  [/[\u0400-\u04ff]/, 'абвгдежзийклмнопрстуфхцчшщъыьэюя'],
];
const LATIN = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ضصثقفغعهخحجد', 'شسيبلاتنمك', 'ئءرويزظ'];
/** How likely an error is: letters swapped, doubled, from a neighbouring key, missing, or extra. */
const EASE = { turned: 3, doubled: 3, beside: 2.5, missing: 2, more: 1, other: 0.5 };

/** All words that are one error away, with how likely each error is. */
export function oneAway(word: string): Map<string, number> {
  const letters = [...word];
  const alphabet = [...(ALPHABETS.find(([script]) => script.test(word))?.[1] ?? LATIN)];
  const ways = new Map<string, number>();
  const add = (nearWord: string, ease: number) => {
    if (nearWord !== word) ways.set(nearWord, Math.max(ease, ways.get(nearWord) ?? 0));
  };
  for (let at = 0; at <= letters.length; at++) {
    const before = letters.slice(0, at).join('');
    const [here = '', next = ''] = letters.slice(at, at + 2);
    const after = letters.slice(at + 1).join('');
    if (here) add(before + after, here === letters[at - 1] ? EASE.doubled : EASE.more);
    if (next) add(before + next + here + letters.slice(at + 2).join(''), EASE.turned);
    for (const letter of alphabet) {
      add(before + letter + here + after, EASE.missing);
      if (here) add(before + letter + after, areBeside(here, letter) ? EASE.beside : EASE.other);
    }
  }
  return ways;
}

const areBeside = (one: string, other: string): boolean =>
  ROWS.some((row) => row.includes(one + other) || row.includes(other + one));

/** The ways to split a word in two, each part at least two letters long. */
export const splitsOf = (word: string): [string, string][] =>
  [...word].slice(3).map((_, at, rest) => {
    const letters = [...word];
    const end = letters.length - rest.length + at - 1;
    return [letters.slice(0, end).join(''), letters.slice(end).join('')];
  });

/** How many letters must be added, removed, changed or swapped to turn one word into the other. */
export function distanceOf(a: string, b: string): number {
  const [from, to] = [[...a], [...b]];
  let older: number[] = [];
  let old = [0, ...to.map((_, at) => at + 1)];
  for (const [row, letter] of from.entries()) {
    const now = [row + 1];
    for (const [at, there] of to.entries()) {
      const isTurned = letter === to[at - 1] && there === from[row - 1];
      now.push(
        Math.min(
          (old[at] ?? 0) + (letter === there ? 0 : 1),
          (old[at + 1] ?? 0) + 1,
          (now[at] ?? 0) + 1,
          isTurned ? (older[at - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [older, old] = [old, now];
  }
  return old.at(-1) ?? 0;
}
