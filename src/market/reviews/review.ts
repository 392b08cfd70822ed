// A review: what a buyer says of a product that has reached them, with at most six pictures.
import { reviewPictures } from '#contract/constants.ts';

const SIGNS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]; // how JPEG and PNG files begin

/**
 * Whether a file may be tried as a picture: small enough as it was sent, and by its first bytes
 * JPEG or PNG, whatever it is called.
 */
export function maybePicture(size: number, beginning: Uint8Array): boolean {
  return (
    size <= reviewPictures.mostBytes &&
    SIGNS.some((sign) => sign.every((byte, at) => beginning[at] === byte))
  );
}
