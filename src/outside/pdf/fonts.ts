// The fonts of papers: those of the pages, each for some scripts. A font is unpacked when the first
// text needs it and stays in memory.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { charactersOf } from '#outside/pdf/characters.ts';
import { trueTypeOf } from '#outside/pdf/woff2.ts';

const INTER = '@fontsource-variable/inter/files/inter';
const REST = 'wght-normal.woff2';
const FILES = {
  latin: `${INTER}-latin-${REST}`,
  arabic: `@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-${REST}`,
  devanagari: `@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-${REST}`,
  'latin-ext': `${INTER}-latin-ext-${REST}`,
  cyrillic: `${INTER}-cyrillic-${REST}`,
  'cyrillic-ext': `${INTER}-cyrillic-ext-${REST}`,
  greek: `${INTER}-greek-${REST}`,
  vietnamese: `${INTER}-vietnamese-${REST}`,
} as const;

export type FontName = keyof typeof FILES;
export const fontNames = Object.keys(FILES) as FontName[];
type Font = { bytes: Buffer; characters: Set<number> };

const known = new Map<FontName, Font>();

/** The TrueType file of a font, and the code points it can draw. */
export function fontOf(name: FontName): Font {
  const font = known.get(name) ?? read(name);
  known.set(name, font);
  return font;
}

/**
 * The font that a character is drawn in: the one before it, where that can; undefined when none
 * can.
 */
export function fontFor(character: string, before: FontName | undefined): FontName | undefined {
  const point = character.codePointAt(0) ?? 0;
  if (before && fontOf(before).characters.has(point)) return before;
  return fontNames.find((name) => fontOf(name).characters.has(point));
}

function read(name: FontName): Font {
  const bytes = trueTypeOf(readFileSync(createRequire(import.meta.url).resolve(FILES[name])));
  return { bytes, characters: charactersOf(bytes) };
}
