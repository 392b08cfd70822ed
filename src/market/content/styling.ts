// The owner's own CSS: what it must not contain, and the name it is served under.
import { createHash } from 'node:crypto';
import { Refusal } from '#base/refusal.ts';
import { STYLING_BYTES } from '#contract/storefront.ts';

const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;
const COMMENT = /\/\*[\s\S]*?(\*\/|$)/g;
// functions that load a file from a plain string
const FETCHES = /(?:image-set|image|src|cross-fade)\s*\(/i;
const URLS = /url\s*\(\s*(["']?)\s*([^"')]*)/gi;
const OWN = /^(?:\/(?![/\\])|#|data:(?:image|font)\/)/i;

/**
 * Refuses 'styling-too-large', 'styling-import', and 'styling-elsewhere' for CSS that refers to
 * anything but pictures and fonts of this site, with the line.
 */
export function checkStyling(css: string): void {
  if (Buffer.byteLength(css) > STYLING_BYTES)
    throw new Refusal('styling-too-large', { field: 'styling', kilobytes: STYLING_BYTES / 1024 });
  // once as written, and once as a browser reads it, with escapes decoded and comments removed
  const bare = css.replaceAll(COMMENT, linesOf);
  for (const read of [css, decoded(css), decoded(bare), decoded(css.replaceAll(COMMENT, ''))]) {
    const place = (at: number) => ({
      field: 'styling',
      line: read.slice(0, at).split('\n').length,
    });
    const imports = read.search(/@import/i);
    if (imports >= 0) throw new Refusal('styling-import', { ...place(imports), rule: '@import' });
    const elsewhere = [...read.matchAll(URLS)].find(([, , to = '']) => !OWN.test(to))?.index;
    const at = elsewhere ?? read.search(FETCHES);
    if (at >= 0) throw new Refusal('styling-elsewhere', { ...place(at), name: 'url()' });
  }
}

/** The line ends of a comment, so that later text keeps its line number. */
const linesOf = (comment: string): string => comment.replaceAll(/[^\n]/g, '');

/** The file name under which this CSS is served; empty when there is none. */
export const stylingFile = (css: string): string =>
  css === '' ? '' : `${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;

const decoded = (css: string): string =>
  css.replaceAll(ESCAPE, (_, code: string | undefined, letter: string | undefined) =>
    code === undefined ? (letter ?? '') : letterOf(Number.parseInt(code, 16)),
  );

const letterOf = (code: number): string =>
  code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\ufffd';
