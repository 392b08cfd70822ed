// The first bytes of the kinds of files that may be uploaded as pictures. SVG is not among them,
// because it is a document that can hold scripts.
const startsWith =
  (...sign: number[]) =>
  (bytes: Uint8Array): boolean =>
    sign.every((byte, at) => bytes[at] === byte);
const riff = startsWith(0x52, 0x49, 0x46, 0x46);
const KINDS = [
  startsWith(0xff, 0xd8, 0xff), // JPEG
  startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), // PNG
  startsWith(0x47, 0x49, 0x46, 0x38), // GIF
  (bytes: Uint8Array) => riff(bytes) && startsWith(0x57, 0x45, 0x42, 0x50)(bytes.subarray(8)),
];

const ftyp = startsWith(0x66, 0x74, 0x79, 0x70);
const BRANDS = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']);

/** Whether a file with these first 16 bytes is HEIC, the photo format of one maker's phones. */
export const isHeic = (beginning: Uint8Array): boolean =>
  ftyp(beginning.subarray(4)) && BRANDS.has(String.fromCharCode(...beginning.subarray(8, 12)));

/**
 * Whether a file with these first 16 bytes looks like JPEG, PNG, GIF or WebP, whatever its name.
 */
export const isPhoto = (beginning: Uint8Array): boolean => KINDS.some((is) => is(beginning));
