// The owner's fonts on pages, split by script, so that a browser only loads what the text of a page
// needs.

type Range = readonly [from: number, to: number];
/** The parts that fonts are split into, by script. */
export const fontParts = [
  'latin',
  'latin-ext',
  'greek',
  'cyrillic',
  'hebrew',
  'arabic',
  'devanagari',
  'other',
] as const;
export type FontPart = (typeof fontParts)[number];

const KNOWN: Record<Exclude<FontPart, 'other'>, Range[]> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2010, 0x2027],
    [0x202f, 0x203a],
    [0x20a0, 0x20cf],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
  'latin-ext': [
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x24f],
    [0x1e00, 0x1eff],
  ],
  greek: [
    [0x370, 0x3ff],
    [0x1f00, 0x1fff],
  ],
  cyrillic: [[0x400, 0x52f]],
  hebrew: [
    [0x590, 0x5ff],
    [0xfb1d, 0xfb4f],
  ],
  arabic: [
    [0x600, 0x6ff],
    [0x750, 0x77f],
    [0x8a0, 0x8ff],
    [0xfb50, 0xfdff],
    [0xfe70, 0xfefc],
  ],
  devanagari: [
    [0x900, 0x97f],
    [0xa8e0, 0xa8ff],
    [0x25cc, 0x25cc],
  ],
};
const LAST = 0x10ffff;
const REST = allBut(Object.values(KNOWN).flat());

/** One file of a font: these weights, for this part. */
export type FontFile = {
  file: string;
  part: FontPart;
  from: number;
  to: number;
  italic: boolean;
  bytes: number;
};
/** A font as pages use it; `size` in percent, so that it looks as large as the site's own. */
export type OwnFont = { size: number; faces: FontFile[] };

const rangesOfPart = (part: FontPart): readonly Range[] => (part === 'other' ? REST : KNOWN[part]);
const within = (ranges: readonly Range[], letter: number) =>
  ranges.some(([from, to]) => letter >= from && letter <= to);

/** The part that a code point belongs to. */
export const partOf = (letter: number): FontPart =>
  fontParts.find((part) => within(rangesOfPart(part), letter)) ?? 'other';

/** The parts that pages in a language need: those of the language's own name, and Latin. */
export function partsOfLanguage(language: string): FontPart[] {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? '';
  const letters = [...name].filter((letter) => /\p{L}/u.test(letter));
  return [
    ...new Set<FontPart>(['latin', ...letters.map((one) => partOf(one.codePointAt(0) ?? 0))]),
  ];
}

/** Code points as ranges, in order. */
export function rangesOf(letters: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const letter of letters.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && letter <= last[1] + 1) last[1] = letter;
    else ranges.push([letter, letter]);
  }
  return ranges;
}

/** Whether a letter is in such ranges. */
export const canWrite = (ranges: readonly Range[], letter: string): boolean =>
  within(ranges, letter.codePointAt(0) ?? 0);

/** The code points of a part in the form of CSS. */
function unicodeRange(part: FontPart): string {
  const hex = (letter: number) => letter.toString(16).toUpperCase();
  return rangesOfPart(part)
    .map(([from, to]) => `U+${hex(from)}${to === from ? '' : `-${hex(to)}`}`)
    .join(',');
}

function allBut(known: readonly Range[]): Range[] {
  const rest: Range[] = [];
  let next = 0;
  for (const [from, to] of known.toSorted(([one], [other]) => one - other)) {
    if (from > next) rest.push([next, from - 1]);
    next = to + 1;
  }
  return [...rest, [next, LAST]];
}

/** The CSS descriptors of a font's file, apart from its name and address. */
export const faceOf = ({ size }: OwnFont, { part, from, to, italic }: FontFile) => ({
  weight: from === to ? String(from) : `${from} ${to}`,
  style: italic ? 'italic' : 'normal',
  sizeAdjust: `${size}%`,
  unicodeRange: unicodeRange(part),
  display: 'optional' as const,
});

/** The CSS rules that make a font available to a page under a name. */
export const fontRules = (name: string, font: OwnFont): string =>
  font.faces
    .map((face) => {
      const { weight, style, sizeAdjust, unicodeRange: range, display } = faceOf(font, face);
      return (
        `@font-face{font-family:${name};font-style:${style};font-weight:${weight};` +
        `font-display:${display};size-adjust:${sizeAdjust};` +
        `src:url(/media/${face.file})format("woff2");unicode-range:${range}}`
      );
    })
    .join('');
