// Draws the demo market's pictures: Fluent emoji (MIT) as things on soft backgrounds, each with a
// shadow below it.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

export type Thing = { icon: string; x: number; y: number; size: number; turn: number };
/** `flat`: its things have no ground under them, and no shadow. */
export type Scene = {
  width: number;
  height: number;
  ground: [string, string];
  things: Thing[];
  flat?: boolean;
};
/** The address of an icon's picture for use inside a scene. */
export type Icons = (name: string) => Promise<string>;

const LARGEST = 512;

/**
 * The drawings of db/demo/icons.json by name (copied there by `npm run demo:icons`), and Souk's own
 * from line-icons.json. Each is drawn once, since its filters are slow, and used many times.
 */
export async function loadIcons(scale: number): Promise<Icons> {
  const [emoji, lines] = await Promise.all(
    ['icons', 'line-icons'].map(
      async (file) =>
        JSON.parse(await readFile(`db/demo/${file}.json`, 'utf8')) as Record<string, string>,
    ),
  );
  const icons = { ...emoji, ...lines };
  const drawn = new Map<string, Promise<string>>();
  const draw = async (name: string) => {
    const body = icons[name];
    if (!body) throw new Error(`There is no icon ${name} for the demo market.`);
    const side = Math.ceil(LARGEST * scale);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ' +
      `width="${side}" height="${side}" viewBox="0 0 32 32">${body}</svg>`;
    const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  };
  return (name) => {
    const known = drawn.get(name) ?? draw(name);
    drawn.set(name, known);
    return known;
  };
}

/** A scene as SVG, at `scale` times its size. */
export async function sceneSvg(
  { width, height, ground: [light, deep], things, flat }: Scene,
  icons: Icons,
  scale: number,
): Promise<string> {
  const drawn = await Promise.all(
    things.map(
      async ({ icon, x, y, size, turn }) => `
    ${flat ? '' : shadow(x, y, size)}
    <image href="${await icons(icon)}" x="${x - size / 2}" y="${y - size / 2}"
      width="${size}" height="${size}" transform="rotate(${turn} ${x} ${y})"/>`,
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"
      width="${Math.round(width * scale)}" height="${Math.round(height * scale)}">
    <defs>
      <radialGradient id="ground" cx="50%" cy="40%" r="80%">
        <stop offset="0" stop-color="${light}"/>
        <stop offset="1" stop-color="${deep}"/>
      </radialGradient>
      <radialGradient id="shadow">
        <stop offset="0" stop-color="#000" stop-opacity=".3"/>
        <stop offset=".55" stop-color="#000" stop-opacity=".14"/>
        <stop offset="1" stop-color="#000" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#ground)"/>${drawn.join('')}</svg>`;
}

const shadow = (x: number, y: number, size: number) =>
  `<ellipse cx="${x}" cy="${y + size * 0.47}" rx="${size * 0.46}" ry="${size * 0.085}"
      fill="url(#shadow)"/>`;
