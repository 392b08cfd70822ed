// A bill as a table in a letter: items and sums.
import { escapeHtml as escape } from '#base/escape-html.ts';
import { font, FONT, INK, layoutTable, LINE, QUIET, tag } from '#outside/letters/letter-tag.ts';
import type { Bill, BillLine } from '#outside/letters/sheet.ts';

type Edges = { start: 'left' | 'right'; end: 'left' | 'right' };
type Styles = Record<string, string | number>;

const PICTURE = 56;

/** Stores with their lines, then the sums; the last of them is the total. */
export function billOf({ stores, sums }: Bill, edges: Edges): string {
  const last = sums.length - 1;
  const totals = sums.map(([name, amount], at) =>
    lineOf({ text: name, price: amount }, edges, {
      padding: `${at === 0 ? '14px' : '3px'} 0 ${at === last ? '14px' : '3px'}`,
      ...(at === 0 ? { 'border-top': `1px solid ${LINE}` } : {}),
      'font-weight': at === last ? 700 : 400,
    }),
  );
  return layoutTable(
    {},
    { margin: '0 0 16px', 'border-collapse': 'collapse' },
    ...stores.flatMap((store) => storeOf(store, edges)),
    ...totals,
  );
}

function storeOf({ name, lines }: Bill['stores'][number], edges: Edges): string[] {
  const style = { padding: '4px 0', font: font(600, 15, 1.5), color: INK };
  const head = tag(
    'td',
    { colspan: '3', align: edges.start, class: 'ink' },
    style,
    tag('bdi', {}, {}, escape(name)),
  );
  const rows = lines.map((line, at) =>
    lineOf(line, edges, { padding: at === lines.length - 1 ? '4px 0 14px' : '4px 0' }),
  );
  return [tag('tr', {}, {}, head), ...rows];
}

/** A text, with its picture if it has one, and its amount at the other edge. */
function lineOf({ text, price, image }: BillLine, { start, end }: Edges, styles: Styles): string {
  const apart = { [`padding-${start}`]: '16px', 'white-space': 'nowrap' };
  const picture = { ...styles, [`padding-${end}`]: '12px', width: `${PICTURE}px` };
  return tag(
    'tr',
    {},
    {},
    image ? tag('td', { width: String(PICTURE), valign: 'top' }, picture, pictureOf(image)) : '',
    cellOf(text, { align: start, colspan: image ? undefined : '2' }, styles),
    cellOf(price, { align: end }, { ...styles, ...apart }),
  );
}

/** Stays readable when pictures are not loaded: the alternative text fits the space. */
function pictureOf({ url, alt }: NonNullable<BillLine['image']>): string {
  const size = String(PICTURE);
  const style = {
    display: 'block',
    width: `${size}px`,
    height: `${size}px`,
    'object-fit': 'cover',
    'border-radius': '6px',
    border: 0,
    overflow: 'hidden',
    font: font(400, 11, 1.2),
    color: QUIET,
  };
  const given = { src: escape(url), alt: escape(alt), width: size, height: size };
  return tag('img', { ...given, class: 'quiet' }, style).replace('</img>', '');
}

function cellOf(
  text: string,
  given: { align: string; colspan?: string | undefined },
  styles: Styles,
): string {
  const type = { 'font-family': FONT, 'font-size': '15px', 'line-height': 1.5, color: INK };
  return tag(
    'td',
    { class: 'ink line', valign: 'top', ...given },
    { ...styles, ...type },
    tag('bdi', {}, {}, escape(text)),
  );
}
