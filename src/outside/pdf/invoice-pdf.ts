// An invoice on paper, in the language of its order.
import { toDecimal } from '#base/money.ts';
import type { Invoice, Party, TaxSum } from '#market/orders/invoice.ts';
import { invoiceTable, type Column } from '#outside/pdf/invoice-table.ts';
import { openPaper, type Paper } from '#outside/pdf/paper.ts';
import { isolated, type Direction } from '#outside/pdf/runs.ts';
import { priceText } from '#words/price-text.ts';
import { sayIn, type Say } from '#words/say.ts';

const GREY = '#6b655c', SUMS_WIDTH = 230, GAP = 24;
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);
const makers: Record<number, string> = { 4: 'PayPal', 5: 'Flutterwave', 6: 'iyzico' };

type Sheet = { paper: Paper; invoice: Invoice; money: (minor: number) => string; day: (moment: Date) => string };

/** Takes an invoice; gives its PDF, the same bytes each time. */
export async function invoicePdf(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const { language, timeZone } = invoice, say = sayIn(language);
  const paper = openPaper({ title: `${say('invoice.title')} ${invoice.number}`, author: invoice.market.name, language, direction: directionOfDocument(invoice), date: invoice.issuedAt });
  const dates = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { dateStyle: 'long', timeZone });
  const sheet: Sheet = { paper, invoice, day: (moment) => dates.format(moment), money: (minor) => isolated(priceText(toDecimal(minor, invoice.money.currency_exponent), invoice.money)) };
  writeHead(sheet);
  writeLines(sheet);
  writeSums(sheet);
  if (invoice.taxes.length) writeTaxes(sheet);
  paper.foot((page, pages) => [invoice.market.name, isolated(invoice.number), say('invoice.page', { page, pages })].map(isolated).join('  ·  '));
  return paper.bytes();
}

/** What it is, when and of which order; below, who sold and who bought. */
function writeHead({ paper, invoice, day }: Sheet): void {
  const say = sayIn(invoice.language), half = (paper.width - GAP) / 2, from = half + GAP;
  const top = paper.write(say('invoice.title'), paper.at(), { from: 0, width: half, size: 24, heavy: true });
  paper.write(invoice.market.name, paper.at() + 8, { from, width: half, size: 13, heavy: true, end: true });
  const facts: [string, string][] = [[say('invoice.number'), isolated(invoice.number)], [say('invoice.issued'), day(invoice.issuedAt)], [say('invoice.ordered'), day(invoice.order.placedAt)],
    [say('invoice.order'), isolated(invoice.order.code)], [say('invoice.parcel'), isolated(invoice.parcelCode)], [say('invoice.payment'), methodName(invoice.order.method, say)]];
  paper.move(top + 14);
  for (const [at, [name, value]] of facts.entries()) {
    const column = at % 3, width = (paper.width - 2 * GAP) / 3, place = { from: column * (width + GAP), width };
    const below = paper.write(name, paper.at(), { ...place, size: 8, colour: GREY });
    const end = paper.write(value, below, { ...place, heavy: at === 0, direction: directionOfDocument(invoice) });
    if (column === 2) paper.move(end + 8);
  }
  paper.line(paper.at() + 4);
  const down = paper.at() + 16;
  const seller = writeParty(paper, say('invoice.seller'), invoice.seller, down, { from: 0, width: half });
  const market = writeParty(paper, say('invoice.through', { market: isolated(invoice.market.name) }), { ...invoice.market, name: '' }, seller + 8, { from: 0, width: half });
  const buyer = writeParty(paper, say('invoice.buyer'), invoice.buyer, down, { from, width: half });
  paper.move(Math.max(market, buyer) + 20);
}

function writeParty(paper: Paper, head: string, { name, address, contacts }: Party, top: number, place: { from: number; width: number }): number {
  let at = paper.write(head, top, { ...place, size: 8, colour: GREY });
  if (name) at = paper.write(name, at, { ...place, heavy: true });
  for (const line of address) at = paper.write(line, at, { ...place, size: 9 });
  for (const line of contacts) at = paper.write(line, at, { ...place, size: 9, direction: 'ltr' });
  return at;
}

function writeLines({ paper, invoice, money }: Sheet): void {
  const say = sayIn(invoice.language), taxed = invoice.lines.some(({ tax }) => tax > 0);
  const columns: Column[] = [{ name: say('invoice.item'), width: 0 }, { name: say('invoice.quantity'), width: 38, end: true }, { name: say('invoice.unit'), width: 78, end: true },
    ...(taxed ? [{ name: say('invoice.tax'), width: 64, end: true }] : []), { name: say('invoice.amount'), width: 84, end: true }];
  invoiceTable(paper, columns, invoice.lines.map(({ title, choice, sku, quantity, free, unit, tax, amount }) => ({
    cells: [title, String(quantity), money(unit), ...(taxed ? [money(tax)] : []), money(amount)],
    notes: [choice, sku ? say('invoice.sku', { sku: isolated(sku) }) : '', free ? say('invoice.free', { count: free }) : ''].filter(Boolean),
  })));
}

/** What the total is made of, at the side where amounts stand. */
function writeSums({ paper, invoice: { language, sums, voucherCode, currency }, money }: Sheet): void {
  const say = sayIn(language);
  const rows: [string, number][] = [[say('invoice.subtotal'), sums.subtotal], [say('invoice.bundle'), -sums.bundle], [say('invoice.tax'), sums.tax], [say('invoice.shipping'), sums.shipping],
    [say('order.fee'), sums.fee],    [say('invoice.voucher', { code: isolated(voucherCode ?? '') }), -sums.voucher]];
  const shown = rows.filter(([, amount], at) => at === 0 || at === 3 || amount !== 0);
  if (paper.left() < shown.length * 18 + 50) paper.turn();
  const from = paper.width - SUMS_WIDTH;
  let at = paper.at() + 6;
  paper.write(say('invoice.currency', { currency: isolated(currency) }), at, { from: 0, width: from - GAP, size: 8, colour: GREY });
  for (const [name, amount] of shown) {
    paper.write(money(amount), at, { from, width: SUMS_WIDTH, end: true });
    at = paper.write(name, at, { from, width: SUMS_WIDTH - 100 }) + 3;
  }
  paper.write(money(sums.total), at + 3, { from, width: SUMS_WIDTH, size: 13, heavy: true, end: true });
  paper.move(paper.write(say('invoice.total'), at + 3, { from, width: SUMS_WIDTH - 120, size: 13, heavy: true }) + 18);
}

function writeTaxes(sheet: Sheet): void {
  const { paper, invoice: { language, taxes }, money } = sheet, say = sayIn(language);
  if (paper.left() < taxes.length * 22 + 60) paper.turn();
  paper.move(paper.write(say('invoice.taxes'), paper.at(), { from: 0, width: paper.width, size: 11, heavy: true }) + 4);
  const columns: Column[] = [{ name: say('invoice.tax'), width: 0 }, { name: say('invoice.rate'), width: 110, end: true }, { name: say('invoice.base'), width: 110, end: true }, { name: say('invoice.amount'), width: 84, end: true }];
  invoiceTable(paper, columns, taxes.map((tax) => ({ cells: [tax.title || say('invoice.tax'), rateText(sheet, tax), money(tax.base), money(tax.tax)], notes: [] })));
}

function rateText({ invoice, money }: Sheet, { rate }: TaxSum): string {
  if (!rate) return '';
  if (rate.type === 1) return sayIn(invoice.language)('invoice.each', { amount: money(rate.amount) });
  return isolated(new Intl.NumberFormat(`${invoice.language}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 2 }).format(rate.amount / 10_000));
}

const directionOfDocument = ({ language }: Invoice): Direction => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr');

function methodName(method: number, say: Say): string {
  return method === 2 ? say('order.cash') : method === 7 ? say('order.bank') : makers[method] ?? say('order.card');
}
