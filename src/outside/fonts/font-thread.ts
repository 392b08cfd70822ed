// Cuts a font into files for pages in a thread of its own: a large one takes seconds, and an
// uploaded file is safer to read away from everything else.
import { parentPort, workerData } from 'node:worker_threads';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { partOf, rangesOf } from '#base/own-fonts.ts';
import type { CutFont } from '#outside/fonts/cut-font.ts';

/** Pages use weights from regular to bold only. */
const WEIGHTS = { min: 400, max: 700 };
/** The x-height of Inter, the font that pages use otherwise. */
const X_HEIGHT = 1118 / 2048;
const SIZES = { least: 80, most: 125 };
/** A script with fewer letters than this is left to the site's own font. */
const FEWEST = 10;
/** Characters that stand between letters of any script: spaces, joiners and direction marks. */
const BETWEEN = [0x20, 0xa0, 0x200c, 0x200d, 0x200e, 0x200f];

async function cut(bytes: Buffer): Promise<CutFont | 'not-a-font' | 'font-restricted'> {
  const font = read(bytes);
  if (!font) return 'not-a-font';
  const { fsType, usWeightClass, fsSelection } = font['OS/2'];
  if (fsType.noEmbedding || fsType.noSubsetting) return 'font-restricted';
  const { wght } = font.variationAxes as Record<string, { min: number; max: number } | undefined>;
  const weights = wght && {
    min: Math.max(wght.min, Math.min(WEIGHTS.min, wght.max)),
    max: Math.min(wght.max, WEIGHTS.max),
  };
  const letters = font.characterSet.filter((letter) => letter >= 0x20);
  const faces: CutFont['faces'] = [];
  for (const [part, own] of Map.groupBy(letters, partOf)) {
    if (own.filter(isLetter).length < FEWEST) continue;
    const text = [...own, ...BETWEEN].map((letter) => String.fromCodePoint(letter)).join('');
    const variationAxes = weights && { wght: weights };
    const piece = await subsetFont(bytes, text, { targetFormat: 'woff2', variationAxes }).catch(
      () => null,
    );
    if (!piece) return 'not-a-font';
    faces.push({ part, bytes: piece });
  }
  if (faces.length === 0) return 'not-a-font';
  return {
    family: familyOf(font),
    italic: fsSelection.italic || font.italicAngle !== 0,
    from: weights?.min ?? usWeightClass,
    to: weights?.max ?? usWeightClass,
    size: sizeOf(font),
    letters: rangesOf(letters),
    faces,
  };
}

const isLetter = (letter: number) => /\p{L}/u.test(String.fromCodePoint(letter));

function read(bytes: Buffer): Font | null {
  try {
    const font = create(bytes);
    return 'fonts' in font || font.characterSet.length === 0 ? null : font;
  } catch {
    return null;
  }
}

/** Scales its x-height to that of the site's own font; scripts without x-height are not scaled. */
function sizeOf({ xHeight, unitsPerEm, characterSet }: Font): number {
  if (!xHeight || !characterSet.includes(0x78)) return 100;
  const size = Math.round((X_HEIGHT / (xHeight / unitsPerEm)) * 100);
  return Math.min(SIZES.most, Math.max(SIZES.least, size));
}

/** The name of the family with all its weights; a bold file alone may be named after its weight. */
type Records = Record<string, Record<string, string> | undefined>;

function familyOf(font: Font): string {
  const { familyName, name } = font as Font & { name: { records: Records } };
  const { preferredFamily } = name.records;
  const family = preferredFamily?.['en'] ?? familyName ?? '';
  return family.replaceAll(/\p{C}/gu, '').trim().slice(0, 80) || 'Font';
}

parentPort?.postMessage(await cut(Buffer.from(workerData as Uint8Array)));
