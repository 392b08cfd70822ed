// How well one colour (`#rrggbb`) can be read on another.

/** The backgrounds of text in the two colour schemes: `--ground` of styles.css. */
export const GROUND = { light: '#ffffff', dark: '#131316' } as const;
/** The contrast that WCAG 2.2 requires for text (1.4.3, level AA). */
export const READABLE = 4.5;
const STEP = 0.02;

/** The contrast of two colours as defined by WCAG 2.2, from 1 to 21. */
export function contrast(foreground: string, background: string): number {
  const [dark = 0, light = 0] = [luminance(foreground), luminance(background)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** The colour itself if it can be read on a background, else the nearest darker or lighter one. */
export function readableOn(ground: string, colour: string): string {
  const end = luminance(ground) > 0.18 ? '#000000' : '#ffffff';
  let found = colour;
  for (let share = STEP; share < 1 && contrast(found, ground) < READABLE; share += STEP)
    found = mix(colour, end, share);
  return found;
}

const partsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

function mix(colour: string, end: string, share: number): string {
  const ends = partsOf(end);
  const parts = partsOf(colour).map((part, at) =>
    Math.round(part + ((ends[at] ?? 0) - part) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
