// How pictures are named. A picture is kept once, named by its content; its smaller forms carry its
// name.
export const widths = [160, 320, 480, 800, 1200] as const;
export const THUMB_PREFIX = 'thumb-';
export const THUMB_WIDTH = 320;
/** Pieces of a picture are told in ten-thousandths of its sides. */
export const WHOLE_SIDE = 10_000;
/** The width of the WebP for browsers without AVIF. */
export const FALLBACK_WIDTH = 480;

/** The form for where a page is shared; whoever shows it there may know no WebP. */
export const SHARE = { width: 1200, height: 630 };

/** The width of the JPEG for letters: not every mail program shows WebP. */
export const LETTER_WIDTH = 160;

export type PictureFormat = 'webp' | 'avif' | 'jpeg';
export type PictureForm = { name: string; width: number; format: PictureFormat };
const endings = { webp: 'webp', avif: 'avif', jpg: 'jpeg' } as const;

/** The file of a picture at one of the widths: `480-0a1b….avif`. */
export function formName(name: string, width: number, format: PictureFormat): string {
  return `${width}-${name.replace(/\.\w+$/, '')}.${format === 'jpeg' ? 'jpg' : format}`;
}

/** The file of a picture's form for sharing: `share-0a1b….jpg`. */
export function shareName(name: string): string {
  return `share-${name.replace(/\.\w+$/, '')}.jpg`;
}

/** The picture whose form for sharing a file is; null when it names none. */
export function sharedOf(file: string): string | null {
  const [, stem] = /^share-([0-9a-f]{16})\.jpg$/.exec(file) ?? [];
  return stem ? `${stem}.webp` : null;
}

/** Reads a file's name back; null when it names no form of a picture. */
export function formOf(file: string): PictureForm | null {
  const [, width, stem, format] =
    /^(thumb|[1-9]\d{2,3})-([0-9a-f]{16})\.(webp|avif|jpg)$/.exec(file) ?? [];
  const pixels = width === 'thumb' ? THUMB_WIDTH : Number(width);
  if (!stem || !isEnding(format) || !widths.some((known) => known === pixels)) return null;
  if (format === 'jpg' && pixels !== LETTER_WIDTH) return null;
  return { name: `${stem}.webp`, width: pixels, format: endings[format] };
}

const isEnding = (text: string | undefined): text is keyof typeof endings =>
  text !== undefined && text in endings;
