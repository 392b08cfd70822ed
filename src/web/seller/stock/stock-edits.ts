// What is typed into the grid of stock and not saved yet, by variant; and what saving it sends.
import { decimalText } from '#base/currency.ts';
import { percentOf, toMinor } from '#base/money.ts';
import type { DeskData, RowOf } from '#web/desk/parts/desk-call.ts';

export type StockRow = RowOf<'sellerInventory.list'>;
export type StockCell = 'price' | 'stock';
/** As parts of ten thousand. */
const WHOLE = 10_000;
export const STOCK_CELLS = ['price', 'stock'] as const;
type Before = Pick<StockRow, 'id' | 'sku' | 'title' | 'variant' | 'price' | 'stock'>;
/** A row as it was, with what is typed over it. */
export type Edit = { row: Before } & Partial<Record<StockCell, string | undefined>>;
export type Edits = ReadonlyMap<number, Edit>;
export type SetRow = DeskData<'sellerInventory.set'>['rows'][number];
export type SentRow = { sku: string; price?: string; stock?: string; stock_seen?: number };

/** With a value typed over a cell; what is as it was before is no edit. */
export function typed(
  edits: Edits,
  row: StockRow,
  { cell, value }: { cell: StockCell; value: string },
): Edits {
  const before = edits.get(row.id);
  const { [cell]: _, ...rest } = before ?? { row };
  const same = value === '' || Number(value) === (before?.row ?? row)[cell];
  const next: Edit = { ...rest, ...(same ? {} : { [cell]: value }) };
  const all = new Map(edits);
  if (next.price === undefined && next.stock === undefined) all.delete(row.id);
  else all.set(row.id, next);
  return all;
}

/** With every price changed by so many percent, to the currency's last digit. */
export const repriced = (
  edits: Edits,
  rows: StockRow[],
  { percent, exponent }: { percent: number; exponent: number },
): Edits =>
  rows
    .filter(({ sku }) => sku !== '')
    .reduce((all, row) => {
      const price = toMinor(all.get(row.id)?.price ?? row.price, exponent) ?? 0;
      const next = percentOf(price, WHOLE + Math.round(percent * 100));
      return typed(all, row, { cell: 'price', value: decimalText(next, exponent) });
    }, edits);

/** What is sent of it; the stock as it was seen goes with it. */
export const sentOf = (edits: Edit[]): SentRow[] =>
  edits.map(({ row, price, stock }) => ({
    sku: row.sku,
    ...(price !== undefined && { price }),
    ...(stock !== undefined && { stock, stock_seen: row.stock }),
  }));

/** What brings back how it was, of the rows that were done: the same difference, the other way. */
export const backOf = (edits: Edit[], done: SetRow[]): SentRow[] =>
  edits.flatMap(({ row, price, stock }, at) => {
    const now = done[at];
    if (now?.outcome !== 'set') return [];
    return {
      sku: row.sku,
      ...(price !== undefined && { price: String(row.price) }),
      ...(stock !== undefined && { stock: String(row.stock), stock_seen: Number(stock) }),
    };
  });
