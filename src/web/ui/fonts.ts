// The fonts a language's pages are written in. They are asked for at once: one that comes late is
// kept for the next page, so that no text moves.
import arabic from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?url';
import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url';
import latinMore from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

const own: Record<string, string[]> = {
  ar: [arabic, latin],
  hi: [devanagari, latin],
  tr: [latin, latinMore],
};

/** The addresses of the font files of a language. */
export const fontsOf = (language: string): string[] => own[language] ?? [latin];
