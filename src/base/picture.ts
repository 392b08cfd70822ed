// How pictures are named. A picture is kept once, named by its content; its smaller forms carry its
// name.
export const widths = [160, 320, 480, 800, 1200] as const;
export const THUMB_PREFIX = 'thumb-';
export const THUMB_WIDTH = 320;
/** The width of the WebP for browsers without AVIF. */
export const FALLBACK_WIDTH = 480;

export type PictureForm = { name: string; width: number; format: 'webp' | 'avif' };

/** The file of a picture at one of the widths: `480-0a1b….avif`. */
export function formName(name: string, width: number, format: 'webp' | 'avif'): string {
  return `${width}-${name.replace(/\.\w+$/, '')}.${format}`;
}

/** Reads a file's name back; null when it names no form of a picture. */
export function formOf(file: string): PictureForm | null {
  const [, width, stem, format] =
    /^(thumb|[1-9]\d{2,3})-([0-9a-f]{16})\.(webp|avif)$/.exec(file) ?? [];
  const pixels = width === 'thumb' ? THUMB_WIDTH : Number(width);
  if (!stem || !widths.some((known) => known === pixels)) return null;
  return { name: `${stem}.webp`, width: pixels, format: format === 'avif' ? 'avif' : 'webp' };
}
