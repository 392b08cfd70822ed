// Pictures in the media folder: re-encoded when they come in, never kept as they were sent.
import { createHash, randomUUID } from 'node:crypto';
import { access, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import { FALLBACK_WIDTH, formName, widths, type PictureForm } from '#base/picture.ts';
import { Refusal } from '#base/refusal.ts';

const MOST_PIXELS = 50_000_000;
const SIDE = 1600;
const LONGEST_S = 20; // a file can be made so that opening it takes minutes
const AVIF_EFFORT = 1; // a third of the time of 3, for files a tenth larger
sharp.cache(false);

export type PictureFile = { name: string; width: number; height: number; bytes: number };

/**
 * Takes the bytes of any picture; keeps it as WebP of at most 1600 pixels a side, without its
 * metadata. Refuses 'not-a-picture' for anything else or over 50 megapixels.
 */
export async function keepPicture(folder: string, bytes: Buffer): Promise<PictureFile> {
  const { data, info } = await shrunkPicture(bytes, SIDE);
  const name = `${createHash('sha256').update(data).digest('hex').slice(0, 16)}.webp`;
  await writeWhole(join(folder, name), data);
  return { name, width: info.width, height: info.height, bytes: data.length };
}

/**
 * The bytes of any picture made anew: WebP of at most so many pixels a side, without its metadata.
 * Refuses 'not-a-picture' as keepPicture does.
 */
export function shrunkPicture(
  bytes: Buffer,
  side: number,
): Promise<{ data: Buffer; info: OutputInfo }> {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84, effort: 2 })
    .timeout({ seconds: LONGEST_S })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refusal('not-a-picture');
    });
}

/**
 * Makes the forms of a kept picture that pages ask for and that are not there yet: AVIF up to its
 * own width, and the one WebP for older browsers.
 */
export async function makeForms(folder: string, name: string): Promise<void> {
  const { width: own = 0 } = await sharp(join(folder, name)).metadata();
  for (const [at, width] of widths.entries())
    if (own > (widths[at - 1] ?? 0)) await makeForm(folder, { name, width, format: 'avif' });
  await makeForm(folder, { name, width: FALLBACK_WIDTH, format: 'webp' });
}

/** Makes one form of a kept picture and answers its bytes; null when there is no such picture. */
export async function makeForm(
  folder: string,
  { name, width, format }: PictureForm,
): Promise<Buffer | null> {
  const file = join(folder, formName(name, width, format));
  if (await exists(file)) return readFile(file);
  const whole = await readFile(join(folder, name)).catch(() => null);
  if (!whole) return null;
  const small = sharp(whole).resize({ width, withoutEnlargement: true });
  const bytes = await (
    format === 'avif'
      ? small.avif({ quality: 55, effort: AVIF_EFFORT })
      : small.webp({ quality: 78, effort: 3 })
  ).toBuffer();
  await writeWhole(file, bytes);
  return bytes;
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
