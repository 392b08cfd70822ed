// Unsaved input in the stock grid, by variant, and the rows that saving sends.
import { decimalText } from '#base/currency.ts';
import { percentOf, toMinor } from '#base/money.ts';
import type { DeskData, RowOf } from '#web/desk/parts/desk-call.ts';

export type StockRow = RowOf<'sellerInventory.list'>;
export type StockCell = 'price' | 'stock';
/** The whole in ten-thousandths. */
const WHOLE = 10_000;
export const STOCK_CELLS = ['price', 'stock'] as const;
type Before = Pick<StockRow, 'id' | 'sku' | 'title' | 'variant' | 'price' | 'stock'>;
/** A row as it was, with the input over it. */
export type Edit = { row: Before } & Partial<Record<StockCell, string | undefined>>;
export type Edits = ReadonlyMap<number, Edit>;
export type SetRow = DeskData<'sellerInventory.set'>['rows'][number];
export type SentRow = {
  sku: string;
  price?: string;
  prices?: SetRow['prices_were'];
  stock?: string;
  stock_seen?: number;
};

/** The edits with a value typed into a cell; the original value counts as no edit. */
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

/** The edits with every price changed by a percentage, rounded to the currency's smallest unit. */
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

/** The rows to send; the stock that was seen goes along. */
export const sentOf = (edits: Edit[]): SentRow[] =>
  edits.map(({ row, price, stock }) => ({
    sku: row.sku,
    ...(price !== undefined && { price }),
    ...(stock !== undefined && { stock, stock_seen: row.stock }),
  }));

/**
 * The rows that undo a save, for those that succeeded: the prices of before, a reduction included,
 * and the same difference of stock, the other way.
 */
export const backOf = (edits: Edit[], done: SetRow[]): SentRow[] =>
  edits.flatMap(({ row, stock }, at) => {
    const now = done[at];
    if (now?.outcome !== 'set') return [];
    return {
      sku: row.sku,
      ...(now.prices_were && { prices: now.prices_were }),
      ...(stock !== undefined && { stock: String(row.stock), stock_seen: Number(stock) }),
    };
  });
