// A line of text for a PDF: pieces of one font each, ordered from left to right (UAX 9).
import bidiFactory from 'bidi-js';
import { fontFor, type FontName } from '#outside/pdf/fonts.ts';

export type Direction = 'ltr' | 'rtl';
/**
 * A word or the space between words, to be drawn as it is: right-to-left scripts in logical order,
 * which the shaper reverses; everything else in visual order.
 */
export type Run = { text: string; font: FontName };
/**
 * Scripts whose letters change shape beside others: one drawn shape may stand for several letters,
 * so the file also contains the word as text.
 */
export const isShaped = (text: string): boolean => /[\u0590-\u0dff]/.test(text);

const bidi = bidiFactory();
// they control the order and are not drawn
const MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/u;
const OVERRIDES = /[\u202a-\u202e]/gu; // and these could show a text as another one
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u20e3\ufe0e\ufe0f\u200d]/u;
const MISSING = '?';

/** Keeps a text's own order inside another text. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** The direction of a text by its first letter. */
export function directionOf(text: string, otherwise: Direction): Direction {
  const [first] = /\p{L}/u.exec(text) ?? [];
  return first === undefined
    ? otherwise
    : bidi.getBidiCharTypeName(first) === 'R' || bidi.getBidiCharTypeName(first) === 'AL'
      ? 'rtl'
      : 'ltr';
}

/**
 * Splits one line, given the direction of its paragraph. Characters that no font has become
 * question marks; emoji are left out.
 */
export function runsOf(line: string, direction: Direction): Run[] {
  const text = line.replaceAll(OVERRIDES, '');
  const pieces = inOneFont(text, bidi.getEmbeddingLevels(text, direction).levels);
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  let seen = pieces;
  for (let level = highest; level > 0; level--) seen = turned(seen, level);
  return seen.map(({ text: piece, font, level }) => ({
    font,
    text:
      level % 2 === 1 && !/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(piece)
        ? mirrored(piece)
        : piece,
  }));
}

type Piece = Run & { level: number };

function inOneFont(text: string, levels: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const character of text) {
    const level = levels[at] ?? 0;
    const last = pieces.at(-1);
    at += character.length;
    if (MARKS.test(character)) continue;
    const font = fontFor(character, last?.font);
    if (!font && PICTURE.test(character)) continue;
    const drawn = font ? character : MISSING;
    const own = font ?? 'latin';
    if (last && last.font === own && last.level === level && drawn !== ' ' && last.text !== ' ')
      last.text += drawn;
    else pieces.push({ text: drawn, font: own, level });
  }
  return pieces;
}

/** Reverses each sequence of pieces at this level or above it. */
function turned(pieces: Piece[], level: number): Piece[] {
  const order: Piece[] = [];
  let row: Piece[] = [];
  for (const piece of pieces) {
    if (piece.level >= level) row.unshift(piece);
    else {
      order.push(...row, piece);
      row = [];
    }
  }
  return [...order, ...row];
}

const mirrored = (text: string) =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character)
    .reverse()
    .join('');
