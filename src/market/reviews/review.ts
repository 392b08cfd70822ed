// A review: a buyer's opinion of a delivered product, with at most six pictures.
import { reviewPictures } from '#contract/constants.ts';

const SIGNS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]; // how JPEG and PNG files begin

/**
 * Whether an uploaded file may be a picture: small enough, and JPEG or PNG by its first bytes,
 * whatever its name.
 */
export function maybePicture(size: number, beginning: Uint8Array): boolean {
  return (
    size <= reviewPictures.mostBytes &&
    SIGNS.some((sign) => sign.every((byte, at) => beginning[at] === byte))
  );
}
