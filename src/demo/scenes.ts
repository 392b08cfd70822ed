// The arrangements of things in a picture: alone, with something beside them, in a row.
import type { Scene } from '#demo/draw.ts';

const SIDE = 800;
const GROUNDS: [string, string][] = [
  ['#fbf9f5', '#ece6db'],
  ['#f7f9fb', '#dfe7ee'],
  ['#fbf7f8', '#efdfe3'],
  ['#f7faf5', '#dfe9d8'],
  ['#faf8fc', '#e6dff0'],
  ['#fdf9f1', '#f3e4c8'],
  ['#f5fafa', '#d8eae9'],
  ['#fafafa', '#e6e6e8'],
];

type Drawn = { slug: string; icon: string; more: string[]; colours: string[] };

/**
 * Three or four pictures of one product: alone, turned and near, with its accessories, and in a
 * group. If it has several colours, the backgrounds show them in order.
 */
export function productScenes({ slug, icon, more, colours }: Drawn): Scene[] {
  const seed = seedOf(slug);
  let next = 0;
  const ground = (turn: number): [string, string] => {
    const colour = colours.length > 1 ? colours[next++] : undefined;
    if (colour) return ['#ffffff', colour];
    return GROUNDS[(seed + turn) % GROUNDS.length] ?? ['#fafafa', '#e6e6e8'];
  };
  const [first = icon, second = first] = more;
  const tilt = (seed % 5) * 4 - 8;
  return [
    square(ground(0), [{ icon, x: 400, y: 400, size: 500, turn: tilt }]),
    square(ground(3), [
      { icon: first, x: 590, y: 300, size: 250, turn: 8 },
      { icon, x: 340, y: 450, size: 440, turn: -tilt },
    ]),
    square(ground(5), [{ icon, x: 400, y: 430, size: 700, turn: tilt / 2 + 12 }]),
    ...(seed % 3 === 0
      ? [
          square(ground(6), [
            { icon, x: 240, y: 470, size: 300, turn: -6 },
            { icon: second, x: 590, y: 500, size: 220, turn: 6 },
            { icon, x: 430, y: 330, size: 230, turn: 4 },
          ]),
        ]
      : []),
  ];
}

/** One thing on a background, for categories, brands, stores and features. */
export function emblem(slug: string, icon: string, side = 400): Scene {
  const ground = GROUNDS[seedOf(slug) % GROUNDS.length] ?? ['#fafafa', '#e6e6e8'];
  return {
    width: side,
    height: side,
    ground,
    things: [{ icon, x: side / 2, y: side / 2, size: side * 0.58, turn: 0 }],
  };
}

/** A line drawing that fills a small square, for the footer. */
export function sign(icon: string): Scene {
  return {
    width: 160,
    height: 160,
    ground: ['#f5f3f8', '#f5f3f8'],
    things: [{ icon, x: 80, y: 80, size: 124, turn: 0 }],
    flat: true,
  };
}

/** Things in the middle of a wide picture with one background. */
export function wide(icons: string[], ground: string, width: number, height: number): Scene {
  const step = width / (icons.length + 1);
  return {
    width,
    height,
    ground: [ground, ground],
    things: icons.map((icon, at) => ({
      icon,
      x: step * (at + 1),
      y: height * (at % 2 ? 0.56 : 0.48),
      size: Math.min(height * 0.72, step * 1.5) * (at % 2 ? 0.78 : 1),
      turn: at % 2 ? 10 : -6,
    })),
  };
}

function square(ground: [string, string], things: Scene['things']): Scene {
  return { width: SIDE, height: SIDE, ground, things };
}

/** A number for a text, always the same. */
export function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
}
