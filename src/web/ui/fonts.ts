// The fonts for a language's pages. They are requested at once; one that arrives late is used on
// the next page, so that no text moves.
import arabic from '#web/fonts/noto-sans-arabic.woff2?url';
import devanagari from '#web/fonts/noto-sans-devanagari.woff2?url';
import latinMore from '#web/fonts/inter-latin-ext.woff2?url';
import latin from '#web/fonts/inter-latin.woff2?url';
import { fontNames, partsOfFonts, type Font } from '#web/ui/font-names.ts';

const addresses: Record<Font, string> = {
  'inter-latin': latin,
  'inter-latin-ext': latinMore,
  'noto-sans-arabic': arabic,
  'noto-sans-devanagari': devanagari,
};

/** The addresses of a language's font files, without subsets that another font replaces. */
export const fontsOf = (language: string, written: string[]): string[] =>
  fontNames(language)
    .filter((name) => !written.includes(partsOfFonts[name]))
    .map((name) => addresses[name]);
