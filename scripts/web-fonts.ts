// Reduces the fonts of pages to the letters, weights and features that the shop uses: npm run
// web:fonts. Rarer letters come from the complete files (src/web/fonts.css).
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const PACKAGES = 'node_modules/@fontsource-variable';
/** Regular to bold, the only weights that styles.css uses. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

type Range = readonly [from: number, to: number];
const CUTS: { file: string; from: string; ranges: Range[] }[] = [
  {
    file: 'inter-latin',
    from: 'inter/files/inter-latin-wght-normal',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2010, 0x2015],
      [0x2018, 0x201e],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
      [0x202f, 0x202f],
      [0x2032, 0x2033],
      [0x2039, 0x203a],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  },
  {
    file: 'inter-latin-ext',
    from: 'inter/files/inter-latin-ext-wght-normal',
    ranges: [
      [0x100, 0x17f],
      [0x218, 0x21b],
      [0x1e9e, 0x1e9e],
      [0x20a6, 0x20bf],
    ],
  },
  {
    file: 'noto-sans-arabic',
    from: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal',
    ranges: [
      [0x600, 0x6ff],
      [0x200c, 0x200e],
      [0xfdf2, 0xfdf2],
    ],
  },
  {
    file: 'noto-sans-devanagari',
    from: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal',
    ranges: [
      [0x900, 0x97f],
      [0x200c, 0x200d],
      [0x20b9, 0x20b9],
      [0x25cc, 0x25cc],
    ],
  },
];

for (const { file, from, ranges } of CUTS) {
  const whole = readFileSync(`${PACKAGES}/${from}.woff2`);
  const cut = await subsetFont(whole, ranges.map(lettersOf).join(''), {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
  });
  writeFileSync(`src/web/fonts/${file}.woff2`, cut);
  process.stdout.write(`${file}: ${whole.length} bytes, cut to ${cut.length}\n`);
}

function lettersOf([from, to]: Range): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
}
