import { GROUND, readableOn } from '#base/contrast.ts';
import { textOn } from '#base/text-on.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;
type Colours = { primary: string; hover: string; onPrimary: string };

/**
 * The owner's two colours (`#rrggbb`) for both colour schemes, with the text colour that can be
 * read on the first; null when the owner chose none. For the dark scheme they are lightened until
 * they can be read.
 */
export function ownColours(
  primary: string,
  hover: string,
): { light: Colours; dark: Colours } | null {
  if (!COLOUR.test(primary)) return null;
  const hovered = COLOUR.test(hover) ? hover : primary;
  const light = { primary, hover: hovered, onPrimary: textOn(primary) };
  const darkened = readableOn(GROUND.dark, primary);
  const dark = {
    primary: darkened,
    hover: readableOn(GROUND.dark, hovered),
    onPrimary: textOn(darkened),
  };
  return { light, dark };
}
