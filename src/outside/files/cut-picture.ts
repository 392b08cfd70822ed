// Crops a stored picture, from its largest copy.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WHOLE_SIDE } from '#base/picture.ts';
import { Refusal } from '#base/refusal.ts';
import type { PictureCut } from '#contract/admin/picture.ts';
import { imaging } from '#outside/files/imaging.ts';
import { keepPicture, originalName, type PictureFile } from '#outside/files/pictures.ts';

const QUARTER = 90;
const SMALLEST = 16; // pixels

/**
 * Turns a stored picture clockwise by quarter turns, crops it (in ten-thousandths of the turned
 * sides), and stores the crop as `keepPicture` does. Refuses 'picture-gone' when its file is gone,
 * and 'invalid-input' for a crop that reaches outside or is smaller than 16 pixels.
 */
export async function cutPicture(
  folder: string,
  name: string,
  { turns, left, top, width, height }: PictureCut,
): Promise<PictureFile> {
  const whole = await largestOf(folder, name);
  const sharp = await imaging();
  const { width: across = 0, height: down = 0 } = await sharp(whole).metadata();
  const [wide, high] = turns % 2 === 1 ? [down, across] : [across, down];
  const at = (part: number, side: number) => Math.round((part / WHOLE_SIDE) * side);
  const piece = { left: at(left, wide), top: at(top, high) };
  const sides = {
    width: Math.min(at(width, wide), wide - piece.left),
    height: Math.min(at(height, high), high - piece.top),
  };
  if (left + width > WHOLE_SIDE || sides.width < SMALLEST)
    throw new Refusal('invalid-input', { field: 'width' });
  if (top + height > WHOLE_SIDE || sides.height < SMALLEST)
    throw new Refusal('invalid-input', { field: 'height' });
  const cut = await sharp(whole)
    .rotate(turns * QUARTER)
    .extract({ ...piece, ...sides })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return keepPicture(folder, cut);
}

async function largestOf(folder: string, name: string): Promise<Buffer> {
  const read = (file: string) => readFile(join(folder, file)).catch(() => null);
  const whole = (await read(originalName(name))) ?? (await read(name));
  if (!whole) throw new Refusal('picture-gone', { field: 'name' });
  return whole;
}
