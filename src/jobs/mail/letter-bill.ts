// What was sold and its sums, as a table in a letter.
import { escapeHtml as escape } from '#base/escape-html.ts';
import { font, FONT, INK, layoutTable, LINE, tag } from '#jobs/mail/letter-tag.ts';
import type { Bill } from '#jobs/mail/sheet.ts';

type Edges = { start: 'left' | 'right'; end: 'left' | 'right' };
type Styles = Record<string, string | number>;

/** Stores with their lines, then the sums; the last of them is the total. */
export function billOf({ stores, sums }: Bill, edges: Edges): string {
  const last = sums.length - 1;
  const totals = sums.map(([name, amount], at) =>
    lineOf(name, amount, edges, {
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
    { colspan: '2', align: edges.start, class: 'ink' },
    style,
    tag('bdi', {}, {}, escape(name)),
  );
  const rows = lines.map(({ text, price }, at) =>
    lineOf(text, price, edges, { padding: at === lines.length - 1 ? '3px 0 12px' : '3px 0' }),
  );
  return [tag('tr', {}, {}, head), ...rows];
}

/** A text and its amount at the other edge. */
function lineOf(text: string, price: string, { start, end }: Edges, styles: Styles): string {
  const apart = { [`padding-${start}`]: '16px', 'white-space': 'nowrap' };
  return tag(
    'tr',
    {},
    {},
    cellOf(text, start, styles),
    cellOf(price, end, { ...styles, ...apart }),
  );
}

function cellOf(text: string, align: string, styles: Styles): string {
  const type = { 'font-family': FONT, 'font-size': '15px', 'line-height': 1.5, color: INK };
  return tag(
    'td',
    { class: 'ink line', align, valign: 'top' },
    { ...styles, ...type },
    tag('bdi', {}, {}, escape(text)),
  );
}
