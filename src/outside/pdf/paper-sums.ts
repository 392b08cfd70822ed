import type { PaperLine, TaxSum } from '#market/papers/paper.ts';
import { GREY, type Sheet } from '#outside/pdf/paper-sheet.ts';
import { paperTable, type Column } from '#outside/pdf/paper-table.ts';
import { isolated } from '#outside/pdf/runs.ts';
import { sayIn } from '#words/say.ts';

const SUMS_WIDTH = 230;
const GAP = 24;

/** Writes the lines that were sold or credited; amounts without tax. */
export function writeLines(sheet: Sheet): void {
  const { paper, content, money } = sheet;
  const say = sayIn(content.language);
  const { lines } = content;
  const taxed = lines.some(({ tax }) => tax !== 0);
  const priced = lines.some(({ unit }) => unit !== null);
  const counted = lines.some(({ what }) => what === 'goods');
  const columns: (Column | null)[] = [
    { name: counted ? say('invoice.item') : say('invoice.description'), width: 0 },
    counted ? { name: say('invoice.quantity'), width: 38, end: true } : null,
    priced ? { name: say('invoice.unit'), width: 78, end: true } : null,
    taxed ? { name: say('invoice.tax'), width: 64, end: true } : null,
    { name: say('invoice.amount'), width: 84, end: true },
  ];
  const rows = lines.map((line) => ({
    cells: [
      titleOf(sheet, line),
      counted ? String(line.quantity) : null,
      priced ? money(line.unit ?? 0) : null,
      taxed ? money(line.tax) : null,
      money(line.net),
    ].filter((cell) => cell !== null),
    notes: notesOf(sheet, line),
  }));
  paperTable(
    paper,
    columns.filter((column) => column !== null),
    rows,
  );
}

function titleOf({ content }: Sheet, { what, title }: PaperLine): string {
  const say = sayIn(content.language);
  if (what === 'goods') return title;
  if (what === 'part') return say('invoice.part');
  if (what === 'rest') return say('invoice.rest');
  return what === 'commission' ? say('invoice.commission') : say('invoice.commission-back');
}

function notesOf({ content }: Sheet, line: PaperLine): string[] {
  const say = sayIn(content.language);
  const { what, title, choice, sku, free } = line;
  if (what === 'commission' || what === 'commission-back') {
    return [say('invoice.of-parcel', { parcel: isolated(title), order: isolated(choice) })];
  }
  const notes = [choice, sku && say('invoice.sku', { sku: isolated(sku) })];
  if (free) notes.push(say('invoice.free', { count: free }));
  return notes.filter(Boolean);
}

/** Writes the sums on the side of the amounts, and notes for the reader next to them. */
export function writeSums(sheet: Sheet): void {
  const { paper, content, money } = sheet;
  const say = sayIn(content.language);
  const { sums, kind, currency, seller } = content;
  const shown = sumRows(sheet);
  if (paper.left() < shown.length * 18 + 50) paper.turn();
  const from = paper.width - SUMS_WIDTH;
  const top = paper.at() + 6;
  const note = { from: 0, width: from - GAP, size: 8, colour: GREY };
  const below = paper.write(say('invoice.currency', { currency: isolated(currency) }), top, note);
  const untaxed = seller.taxNumber === '' && sums.tax > 0 && content.form > 0;
  const aside = untaxed ? paper.write(say('invoice.no-tax-number'), below + 4, note) : below;
  let at = top;
  for (const [name, amount] of shown) {
    paper.write(money(amount), at, { from, width: SUMS_WIDTH, end: true });
    at = paper.write(name, at, { from, width: SUMS_WIDTH - 100 }) + 3;
  }
  const credit = kind === 'credit-note' || kind === 'commission-credit-note';
  const total = { from, size: 13, heavy: true };
  paper.write(money(sums.total), at + 3, { ...total, width: SUMS_WIDTH, end: true });
  const label = credit ? say('invoice.credited') : say('invoice.total');
  const end = paper.write(label, at + 3, { ...total, width: SUMS_WIDTH - 110 });
  paper.move(Math.max(end, aside) + 18);
}

function sumRows({ content }: Sheet): [string, number][] {
  const say = sayIn(content.language);
  const { parts, sums, voucher } = content;
  const rows: [string, number][] = [];
  if (parts) {
    rows.push([say('invoice.subtotal'), parts.subtotal]);
    if (parts.bundle) rows.push([say('invoice.bundle'), -parts.bundle]);
    if (parts.voucher) {
      rows.push([say('invoice.voucher', { code: isolated(voucher ?? '') }), -parts.voucher]);
    }
    rows.push([say('invoice.shipping'), parts.shipping]);
    if (parts.fee) rows.push([say('order.fee'), parts.fee]);
  }
  if (sums.tax) rows.push([say('invoice.net'), sums.net], [say('invoice.tax'), sums.tax]);
  return rows;
}

/** Writes each tax rate with the amount it applies to. */
export function writeTaxes(sheet: Sheet): void {
  const { paper, content, money } = sheet;
  const say = sayIn(content.language);
  const { taxes } = content;
  if (paper.left() < taxes.length * 26 + 42) paper.turn();
  const head = { from: 0, width: paper.width, size: 11, heavy: true };
  paper.move(paper.write(say('invoice.taxes'), paper.at(), head) + 4);
  const columns: Column[] = [
    { name: say('invoice.tax'), width: 0 },
    { name: say('invoice.rate'), width: 110, end: true },
    { name: say('invoice.base'), width: 110, end: true },
    { name: say('invoice.amount'), width: 84, end: true },
  ];
  paperTable(
    paper,
    columns,
    taxes.map((tax) => ({
      cells: [
        tax.title || say('invoice.tax'),
        rateText(sheet, tax),
        money(tax.base),
        money(tax.tax),
      ],
      notes: [],
    })),
  );
}

function rateText({ content, money }: Sheet, { rate }: TaxSum): string {
  if (!rate) return '';
  const say = sayIn(content.language);
  if (rate.type === 1) return say('invoice.each', { amount: money(rate.amount) });
  const form = { style: 'percent', maximumFractionDigits: 2 } as const;
  const digits = new Intl.NumberFormat(`${content.language}-u-nu-latn`, form);
  return isolated(digits.format(rate.amount / 10_000));
}
