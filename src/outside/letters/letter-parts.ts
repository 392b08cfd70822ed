// The parts of a letter's body as HTML.
import { escapeHtml as escape } from '#base/escape-html.ts';
import { billOf } from '#outside/letters/letter-bill.ts';
import { font, FONT, INK, layoutTable, QUIET, tag, TINT } from '#outside/letters/letter-tag.ts';
import type { Part } from '#outside/letters/sheet.ts';
import type { Stationery } from '#market/settings/read-stationery.ts';

export type Cell = [
  attributes: Parameters<typeof tag>[1],
  styles: Parameters<typeof tag>[2],
  ...inside: string[],
];

export type Page = Stationery & { start: 'left' | 'right'; end: 'left' | 'right' };

/** A part of a letter as HTML. */
export function partOf(part: Part, page: Page): string {
  if ('text' in part) {
    const text = { margin: '0 0 16px', font: font(400, 16, 1.6), color: INK };
    return tag('p', { class: 'ink' }, text, escape(part.text));
  }
  if ('quiet' in part) {
    const quiet = { margin: '0 0 12px', font: font(400, 14, 1.6), color: QUIET };
    return tag('p', { class: 'quiet' }, quiet, escape(part.quiet));
  }
  if ('code' in part) return codeOf(part.code);
  if ('quote' in part) return quoteOf(part.quote);
  if ('facts' in part) return factsOf(part.facts, page);
  if ('bill' in part) return billOf(part.bill, page);
  return buttonOf(part, page);
}

function codeOf(code: string): string {
  const style = {
    margin: '0 0 16px',
    padding: '16px',
    'border-radius': '8px',
    background: TINT,
    'text-align': 'center',
    font: font(700, 32, 1.3, 'Menlo,Consolas,monospace'),
    'letter-spacing': '8px',
    'text-indent': '8px',
    color: INK,
  };
  return tag('p', { dir: 'ltr', class: 'ink tint' }, style, escape(code));
}

function quoteOf(quote: string): string {
  const style = {
    margin: '0 0 16px',
    padding: '14px 16px',
    'border-radius': '8px',
    background: TINT,
    font: font(400, 16, 1.6),
    color: INK,
  };
  const lines = escape(quote).replaceAll(/\r?\n/g, '<br>');
  return tag('blockquote', { dir: 'auto', class: 'ink tint' }, style, lines);
}

function factsOf(facts: [name: string, value: string][], { start }: Page): string {
  const style = { padding: '0 0 8px', font: font(400, 14, 1.6), color: QUIET };
  const rows = facts.map(([name, value]) =>
    row(
      { class: 'quiet', align: start, valign: 'top' },
      style,
      `${escape(name)}<br>`,
      tag('bdi', { class: 'ink' }, { 'font-size': '16px', color: INK }, escape(value)),
    ),
  );
  return layoutTable({}, { margin: '0 0 8px' }, ...rows);
}

function buttonOf({ button, to }: { button: string; to: string }, page: Page): string {
  const { colour, onColour } = page;
  const style = {
    display: 'inline-block',
    padding: '13px 24px',
    'border-radius': '8px',
    background: colour,
    font: `600 16px/1.25 ${FONT}`,
    color: onColour,
    'text-decoration': 'none',
  };
  return layoutTable(
    { width: undefined },
    { margin: '8px 0 20px' },
    row(
      {},
      { 'border-radius': '8px', background: colour },
      tag('a', { href: escape(to) }, style, escape(button)),
    ),
  );
}

/** A row of one cell. */
export const row = (...[attributes, styles, ...inside]: Cell) =>
  tag('tr', {}, {}, tag('td', attributes, styles, ...inside));
