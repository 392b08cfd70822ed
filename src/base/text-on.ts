import { contrast } from '#base/contrast.ts';

/** Black or white, whichever has more contrast with a colour `#rrggbb` (always 4.5:1 or more). */
export const textOn = (colour: string): '#ffffff' | '#000000' =>
  contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000';
