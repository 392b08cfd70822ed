// The contents that identify WooCommerce's columns in every language of a site.
import { readNumber } from '#market/imports/number-habit.ts';

const KINDS = 'simple|variable|variation|grouped|external|virtual|downloadable|subscription|bundle';
const KIND = new RegExp(`^(${KINDS})(\\s*,\\s*(${KINDS}))*$`, 'i');
const certain: [field: string, form: RegExp][] = [
  ['type', KIND],
  ['visibility', /^(visible|catalog|search|hidden)$/i],
  ['taxStatus', /^(taxable|shipping|none)$/i],
];
const FLAG = /^[01]$/;
const DATE = /\d{1,4}[-/.]\d{1,2}/;
const WHOLE = /^-?\d+$/;
const forms: Record<string, RegExp> = {
  id: WHOLE,
  published: /^(-1|0|1)$/,
  featured: FLAG,
  saleStart: DATE,
  saleEnd: DATE,
  inStock: /^(0|1|backorder)$/i,
  stock: /^(parent|-?[\d.,]+)$/i,
  lowStock: WHOLE,
  backorders: /^(0|1|notify)$/i,
  soldAlone: FLAG,
  reviews: FLAG,
  images: /^https?:|\.\w{3,4}(?:$|[?#,])/i,
  downloadLimit: WHOLE,
  downloadDays: WHOLE,
  url: /^https?:/i,
  position: WHOLE,
};
const AMOUNTS = ['sale', 'price', 'cost', 'weight', 'length', 'width', 'height'];
const point = { decimals: '.', proven: false, fine: false } as const;

/**
 * The column that these cells belong to, by the English words in them; null when they are others.
 */
export function kindByCells(cells: string[]): string | null {
  if (cells.length === 0) return null;
  return certain.find(([, form]) => cells.every((cell) => form.test(cell)))?.[0] ?? null;
}

/** Whether the cells of some rows can belong to this column. Names are never all empty. */
export function fits(field: string, cells: string[]): boolean {
  if (field === 'title') return cells.length > 0;
  if (AMOUNTS.includes(field))
    return cells.every((cell) => readNumber(cell, point, (read) => read) !== null);
  const form = forms[field];
  return form === undefined || cells.every((cell) => form.test(cell));
}
