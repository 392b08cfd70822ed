// The fonts of papers: the regular weight of those on pages, each for some scripts. A font is read
// when a text first needs it, and stays in memory.
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

const FILES = {
  latin: 'fonts/inter-latin.ttf',
  arabic: 'fonts/noto-sans-arabic-arabic.ttf',
  devanagari: 'fonts/noto-sans-devanagari-devanagari.ttf',
  'latin-ext': 'fonts/inter-latin-ext.ttf',
  cyrillic: 'fonts/inter-cyrillic.ttf',
  'cyrillic-ext': 'fonts/inter-cyrillic-ext.ttf',
  greek: 'fonts/inter-greek.ttf',
  vietnamese: 'fonts/inter-vietnamese.ttf',
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
 * The font for a character: the previous one if it has the character; undefined when no font has
 * it.
 */
export function fontFor(character: string, before: FontName | undefined): FontName | undefined {
  const point = character.codePointAt(0) ?? 0;
  if (before && fontOf(before).characters.has(point)) return before;
  return fontNames.find((name) => fontOf(name).characters.has(point));
}

function read(name: FontName): Font {
  const bytes = readFileSync(FILES[name]);
  const font = fontkit.create(bytes);
  if (!('characterSet' in font)) throw new Error(`${FILES[name]} holds several fonts.`);
  return { bytes, characters: new Set(font.characterSet) };
}
