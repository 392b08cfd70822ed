// HTML for letters: tables and inline styles, because mail programs support little else.
type Styles = Record<string, string | number>;
type Attributes = { [name: string]: string | undefined } & { style?: never };

const OWN = '-apple-system,BlinkMacSystemFont';
const FALLBACKS = "'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans Arabic'";
export const FONT = `${OWN},${FALLBACKS},'Noto Sans Devanagari',sans-serif`;

/** Colours of the light mode; mail programs with a dark mode replace them by class. */
export const INK = '#1c1a17';
export const QUIET = '#5c5850';
export const LINE = '#e4e1da';
export const GROUND = '#f5f3ee';
export const CARD = '#ffffff';
export const TINT = '#f5f3ee';

/**
 * An element. Its attributes and content must be HTML: text that people wrote is escaped before.
 */
export function tag(
  name: string,
  attributes: Attributes,
  styles: Styles,
  ...inside: string[]
): string {
  const style = Object.entries(styles)
    .map(([property, value]) => `${property}:${value}`)
    .join(';');
  const all = Object.entries({ ...attributes, ...(style ? { style } : {}) })
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${value}"`)
    .join('');
  return `<${name}${all}>${inside.join('')}</${name}>`;
}

/** A table for layout only, as wide as possible. */
export function layoutTable(attributes: Attributes, styles: Styles, ...rows: string[]): string {
  const bare = { role: 'presentation', border: '0', cellpadding: '0', cellspacing: '0' };
  return tag('table', { ...bare, width: '100%', ...attributes }, styles, ...rows);
}

/** The style of text of a given size. */
export const font = (weight: number, size: number, leading: number, family = FONT) =>
  `${weight} ${size}px/${leading} ${family}`;
