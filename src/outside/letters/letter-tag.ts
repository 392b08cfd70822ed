// The HTML of letters: tables and inline styles, which is what mail programs show.
type Styles = Record<string, string | number>;
type Attributes = { [name: string]: string | undefined } & { style?: never };

const OWN = '-apple-system,BlinkMacSystemFont';
const FALLBACKS = "'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans Arabic'";
export const FONT = `${OWN},${FALLBACKS},'Noto Sans Devanagari',sans-serif`;

/** Colours of the light look; programs that have a dark one turn them by the classes. */
export const INK = '#1c1a17';
export const QUIET = '#5c5850';
export const LINE = '#e4e1da';
export const GROUND = '#f5f3ee';
export const CARD = '#ffffff';
export const TINT = '#f5f3ee';

/**
 * An element. Takes its attributes and what stands inside as HTML: whatever people wrote is escaped
 * before.
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

/** A table that only lays out, as wide as there is room. */
export function layoutTable(attributes: Attributes, styles: Styles, ...rows: string[]): string {
  const bare = { role: 'presentation', border: '0', cellpadding: '0', cellspacing: '0' };
  return tag('table', { ...bare, width: '100%', ...attributes }, styles, ...rows);
}

/** How a text of a size is set. */
export const font = (weight: number, size: number, leading: number, family = FONT) =>
  `${weight} ${size}px/${leading} ${family}`;
