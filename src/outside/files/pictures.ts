// Pictures in the media folder. Each is re-encoded on arrival; the uploaded file is never stored.
import { createHash, randomUUID } from 'node:crypto';
import { access, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputInfo, Sharp } from 'sharp';
import {
  FALLBACK_WIDTH,
  formName,
  LETTER_WIDTH,
  SHARE,
  shareName,
  widths,
  type PictureForm,
} from '#base/picture.ts';
import { Refusal } from '#base/refusal.ts';
import { imaging } from '#outside/files/imaging.ts';

const MOST_PIXELS = 50_000_000;
const SIDE = 1600;
const ORIGINAL_SIDE = 4000;
const LONGEST_S = 20; // a file can be made so that opening it takes minutes
const AVIF_EFFORT = 1; // a third of the time of 3, for files a tenth larger

export type PictureFile = { name: string; width: number; height: number; bytes: number };

/**
 * Takes the bytes of any picture; stores it as WebP of at most 1600 pixels a side, without its
 * metadata. Refuses 'not-a-picture' for anything else, 'picture-vast' over 50 megapixels.
 */
export async function keepPicture(folder: string, bytes: Buffer): Promise<PictureFile> {
  const { data, info } = await shrunkPicture(bytes, SIDE);
  const name = `${createHash('sha256').update(data).digest('hex').slice(0, 16)}.webp`;
  await writeWhole(join(folder, name), data);
  return { name, width: info.width, height: info.height, bytes: data.length };
}

/** Whether the file of a picture exists. */
export const pictureExists = (folder: string, name: string): Promise<boolean> =>
  exists(join(folder, name));

/** The file name of a picture's largest copy, where that is larger than what pages show. */
export const originalName = (name: string): string => `original-${name}`;

/**
 * Stores a copy of up to 4000 pixels a side next to the picture with this name, to crop it from;
 * does nothing if the copy would be no larger.
 */
export async function keepOriginal(folder: string, bytes: Buffer, name: string): Promise<void> {
  const sharp = await imaging();
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  if (Math.max(width, height) <= SIDE) return;
  const { data } = await shrunkPicture(bytes, ORIGINAL_SIDE);
  await writeWhole(join(folder, originalName(name)), data);
}

/**
 * Re-encodes any picture: WebP of at most the given pixels a side, without its metadata. Refuses as
 * keepPicture does.
 */
export async function shrunkPicture(
  bytes: Buffer,
  side: number,
): Promise<{ data: Buffer; info: OutputInfo }> {
  const sharp = await imaging();
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84, effort: 2 })
    .timeout({ seconds: LONGEST_S })
    .toBuffer({ resolveWithObject: true })
    .catch((problem: Error) => {
      throw new Refusal(/pixel limit/.test(problem.message) ? 'picture-vast' : 'not-a-picture');
    });
}

/**
 * Makes the missing sizes and formats that pages use of a stored picture: AVIF up to its own width,
 * and one WebP for older browsers.
 */
export async function makeForms(folder: string, name: string): Promise<void> {
  const sharp = await imaging();
  const { width: own = 0 } = await sharp(join(folder, name)).metadata();
  for (const [at, width] of widths.entries())
    if (own > (widths[at - 1] ?? 0)) await makeForm(folder, { name, width, format: 'avif' });
  await makeForm(folder, { name, width: FALLBACK_WIDTH, format: 'webp' });
}

/** Makes one form of a stored picture and returns its bytes; null when there is no such picture. */
export async function makeForm(
  folder: string,
  { name, width, format }: PictureForm,
): Promise<Buffer | null> {
  const file = join(folder, formName(name, width, format));
  if (await exists(file)) return readFile(file);
  const whole = await readFile(join(folder, name)).catch(() => null);
  if (!whole) return null;
  const sharp = await imaging();
  const small = sharp(whole).resize({ width, withoutEnlargement: true });
  const bytes = await encoded(small, format).toBuffer();
  await writeWhole(file, bytes);
  return bytes;
}

/**
 * Makes a JPEG of a whole stored picture on a plain background, for link previews, and returns it;
 * null when there is no such picture.
 */
export async function makeShared(folder: string, name: string): Promise<Buffer | null> {
  const whole = await readFile(join(folder, name)).catch(() => null);
  if (!whole) return null;
  const sharp = await imaging();
  const background = await groundOf(whole);
  const bytes = await sharp(whole)
    .resize({ ...SHARE, fit: 'contain', background })
    .flatten({ background })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  await writeWhole(join(folder, shareName(name)), bytes);
  return bytes;
}

/** The colour at a picture's edge, to extend it seamlessly; white where it is transparent. */
async function groundOf(picture: Buffer): Promise<{ r: number; g: number; b: number }> {
  const sharp = await imaging();
  const { height } = await sharp(picture).metadata();
  const [r = 255, g = 255, b = 255, alpha = 0] = await sharp(picture)
    .extract({ left: 0, top: 0, width: 1, height })
    .resize(1, 1)
    .ensureAlpha()
    .raw()
    .toBuffer();
  return alpha === 255 ? { r, g, b } : { r: 255, g: 255, b: 255 };
}

function encoded(small: Sharp, format: PictureForm['format']): Sharp {
  if (format === 'avif') return small.avif({ quality: 55, effort: AVIF_EFFORT });
  if (format === 'webp') return small.webp({ quality: 78, effort: 3 });
  return small.flatten({ background: '#ffffff' }).jpeg({ quality: 76, mozjpeg: true });
}

/** Removes a stored picture with all its forms; missing files are no error. */
export async function removePicture(folder: string, name: string): Promise<void> {
  const forms = widths.flatMap((width) => [
    formName(name, width, 'avif'),
    formName(name, width, 'webp'),
  ]);
  const letter = formName(name, LETTER_WIDTH, 'jpeg');
  for (const file of [name, originalName(name), shareName(name), letter, ...forms])
    await rm(join(folder, file), { force: true });
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
