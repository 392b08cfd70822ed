const LARGE_WIDTH = 1200;

/** The address of the largest version of a picture. */
export const largePicture = (name: string): string =>
  `/media/${LARGE_WIDTH}-${name.replace(/\.\w+$/, '')}.webp`;
