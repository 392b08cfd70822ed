// The shop's icon on a home screen.
import { readFile } from 'node:fs/promises';
import { imaging } from '#outside/files/imaging.ts';

/** Sides in pixels by name; systems cut the maskable one to their own shape. */
export const icons = { '180': 180, '192': 192, '512': 512, maskable: 512 } as const;
export type IconName = keyof typeof icons;
/** A logo wider than this would be too small to see. */
const WIDEST = 1.25;
const ROUND = 7; // of 32, as the corners of icons are where nothing cuts them
const ARCH =
  'M4 30V16C4 9 9.5 3.5 16 2c6.500 1.500 12 7 12 14v14h-7' +
  'V17.500c0-3.500-2.200-6.300-5-7.500-2.800 1.200-5 4-5 7.500V30z';

/**
 * Takes the path of the market's logo, or null, and its colour (`#rrggbb`); returns a square PNG: a
 * logo that is about square on white, else the market's arch on the colour.
 */
export async function makeIcon(
  name: IconName,
  { logo, colour }: { logo: string | null; colour: string },
): Promise<Buffer> {
  const side = icons[name];
  const share = name === 'maskable' ? 0.6 : 0.8;
  const picture = logo && (await readFile(logo).catch(() => null));
  if (picture && (await isSquare(picture))) return onWhite(picture, side, Math.round(side * share));
  const whole = name === 'maskable' || name === '180';
  const sharp = await imaging();
  return sharp(Buffer.from(archOn(colour, share, whole ? 0 : ROUND)), { density: 72 * (side / 32) })
    .resize(side, side)
    .png()
    .toBuffer();
}

async function isSquare(picture: Buffer): Promise<boolean> {
  const sharp = await imaging();
  const { width, height } = await sharp(picture).metadata();
  return width <= height * WIDEST && height <= width * WIDEST;
}

async function onWhite(picture: Buffer, side: number, inner: number): Promise<Buffer> {
  const sharp = await imaging();
  const small = await sharp(picture).resize(inner, inner, { fit: 'inside' }).png().toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } })
    .composite([{ input: small }])
    .png()
    .toBuffer();
}

function archOn(colour: string, share: number, round: number): string {
  const scale = share * 0.85;
  const at = 16 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">
<rect width="32" height="32" rx="${round}" fill="${colour}"/>
<path fill="#fff" transform="translate(${at} ${at}) scale(${scale})" d="${ARCH}"/></svg>`;
}
