// Draws the demo market's pictures: Fluent emoji (MIT) as things on soft grounds, each with a shadow where it stands.
import { readFile } from 'node:fs/promises';

export type Thing = { icon: string; x: number; y: number; size: number; turn: number };
export type Scene = { width: number; height: number; ground: [string, string]; things: Thing[] };
export type Icons = (name: string) => string;

/** The drawings of the icon package, by name. */
export async function loadIcons(): Promise<Icons> {
  const { icons } = JSON.parse(await readFile('node_modules/@iconify-json/fluent-emoji/icons.json', 'utf8')) as { icons: Record<string, { body: string }> };
  return (name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`There is no icon ${name} for the demo market.`);
    return icon.body;
  };
}

/** A scene as SVG, so many times its size. */
export function sceneSvg({ width, height, ground: [light, deep], things }: Scene, icons: Icons, scale: number): string {
  const drawn = things.map(({ icon, x, y, size, turn }) => `
    <ellipse cx="${x}" cy="${y + size * 0.47}" rx="${size * 0.4}" ry="${size * 0.055}" fill="#000" opacity=".17" filter="url(#souk-soft)"/>
    <g transform="rotate(${turn} ${x} ${y})"><svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="0 0 32 32">${icons(icon)}</svg></g>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${width} ${height}">
    <defs><radialGradient id="souk-ground" cx="50%" cy="40%" r="80%"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
    <filter id="souk-soft" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="${Math.max(4, (things[0]?.size ?? 0) * 0.02)}"/></filter></defs>
    <rect width="100%" height="100%" fill="url(#souk-ground)"/>${drawn}</svg>`;
}
