// The fonts that a language's pages are written in, by the names of their files.
import type { FontPart } from '#base/own-fonts.ts';

export type Font = 'inter-latin' | 'inter-latin-ext' | 'noto-sans-arabic' | 'noto-sans-devanagari';

const own: Record<string, Font[]> = {
  ar: ['noto-sans-arabic', 'inter-latin'],
  hi: ['noto-sans-devanagari', 'inter-latin'],
  tr: ['inter-latin', 'inter-latin-ext'],
};

/** What each writes: a font of the owner that writes it too takes its place. */
export const partsOfFonts: Record<Font, FontPart> = {
  'inter-latin': 'latin',
  'inter-latin-ext': 'latin-ext',
  'noto-sans-arabic': 'arabic',
  'noto-sans-devanagari': 'devanagari',
};

export const fontNames = (language: string): Font[] => own[language] ?? ['inter-latin'];
