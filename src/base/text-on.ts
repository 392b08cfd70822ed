import { contrast } from '#base/contrast.ts';

/**
 * Black or white, whichever reads better on a colour `#rrggbb` (one of the two always has a
 * contrast of 4.5:1 or more).
 */
export const textOn = (colour: string): '#ffffff' | '#000000' =>
  contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000';
