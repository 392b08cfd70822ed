// The fonts for a language's pages, by file name.
import type { FontPart } from '#base/own-fonts.ts';

export type Font = 'inter-latin' | 'inter-latin-ext' | 'noto-sans-arabic' | 'noto-sans-devanagari';

const own: Record<string, Font[]> = {
  ar: ['noto-sans-arabic', 'inter-latin'],
  hi: ['noto-sans-devanagari', 'inter-latin'],
  tr: ['inter-latin', 'inter-latin-ext'],
};

/** The part that each covers: a font of the owner for that part replaces it. */
export const partsOfFonts: Record<Font, FontPart> = {
  'inter-latin': 'latin',
  'inter-latin-ext': 'latin-ext',
  'noto-sans-arabic': 'arabic',
  'noto-sans-devanagari': 'devanagari',
};

export const fontNames = (language: string): Font[] => own[language] ?? ['inter-latin'];
