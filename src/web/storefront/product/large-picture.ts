const LARGE_WIDTH = 1200;

/** The address of a picture in its largest form. */
export const largePicture = (name: string): string =>
  `/media/${LARGE_WIDTH}-${name.replace(/\.\w+$/, '')}.webp`;
