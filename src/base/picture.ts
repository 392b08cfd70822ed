// The names of pictures. A picture is stored once, named by its content; its smaller sizes contain
// its name.
export const widths = [160, 320, 480, 800, 1200] as const;
export const THUMB_PREFIX = 'thumb-';
export const THUMB_WIDTH = 320;
/** Crops are measured in ten-thousandths of a picture's sides. */
export const WHOLE_SIDE = 10_000;
/** The width of the WebP for browsers without AVIF. */
export const FALLBACK_WIDTH = 480;

/** The size for link previews; a site that shows the preview may not support WebP. */
export const SHARE = { width: 1200, height: 630 };

/** The width of the JPEG for letters, because not every mail program shows WebP. */
export const LETTER_WIDTH = 160;

export type PictureFormat = 'webp' | 'avif' | 'jpeg';
export type PictureForm = { name: string; width: number; format: PictureFormat };
const endings = { webp: 'webp', avif: 'avif', jpg: 'jpeg' } as const;

/** The file of a picture at one of the widths: `480-0a1b….avif`. */
export function formName(name: string, width: number, format: PictureFormat): string {
  return `${width}-${name.replace(/\.\w+$/, '')}.${format === 'jpeg' ? 'jpg' : format}`;
}

/** The file of a picture's link preview: `share-0a1b….jpg`. */
export function shareName(name: string): string {
  return `share-${name.replace(/\.\w+$/, '')}.jpg`;
}

/** The picture of a link preview's file; null when the name is another. */
export function sharedOf(file: string): string | null {
  const [, stem] = /^share-([0-9a-f]{16})\.jpg$/.exec(file) ?? [];
  return stem ? `${stem}.webp` : null;
}

/** Parses a file's name; null when it is not a size of a picture. */
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
