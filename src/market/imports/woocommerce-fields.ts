// WooCommerce's columns by name, in the languages we know.
import { columnKey } from '#market/imports/column-key.ts';
import { attributeNames, wooColumns } from '#market/imports/woocommerce-columns.ts';

const fields = new Map(
  wooColumns.flatMap(({ field, names }) => names.map((name) => [columnKey(name), field] as const)),
);
const parts = new Map(
  (['name', 'value'] as const).flatMap((part) =>
    attributeNames[part].map((name) => [columnKey(name), part] as const),
  ),
);
const readFields = new Set(wooColumns.flatMap(({ field, read }) => (read ? [field] : [])));
const WITH_UNIT = /^(.*?)\s*[(（]([^()（）]+)[)）]$/;
const grams: Record<string, number> = {
  g: 1,
  kg: 1000,
  lb: 453.59237,
  lbs: 453.59237,
  livres: 453.59237,
  oz: 28.349523125,
};

/**
 * The field of a column of WooCommerce's, even one that is not read; null when the label is
 * unknown.
 */
export function knownColumn(label: string): string | null {
  const whole = fields.get(columnKey(label));
  if (whole) return whole;
  const [, bare, unit] = WITH_UNIT.exec(label.trim()) ?? [];
  const measured = bare === undefined ? undefined : fields.get(columnKey(bare));
  if (measured && unit) return MEASURES.includes(measured) ? measured : null;
  const key = columnKey(label);
  const number = /\d{1,3}/.exec(key)?.[0];
  const part = number === undefined ? undefined : parts.get(key.replace(number, '1'));
  return part && number !== undefined ? attributeField(Number(number), part) : null;
}

/** Whether the importer reads this column of WooCommerce's. */
export const isRead = (field: string) => readFields.has(field) || field.startsWith('attribute ');

/** The field for the name or the values of the n-th attribute in a WooCommerce file. */
export const attributeField = (number: number, part: 'name' | 'value') =>
  `attribute ${number} ${part}`;

/**
 * Grams per unit, by the unit in the label of a weight column; kilograms if it has none we know.
 */
export function weightUnit(label: string): number {
  const [, , unit] = WITH_UNIT.exec(label.trim()) ?? [];
  return grams[unit?.trim().toLowerCase() ?? ''] ?? 1000;
}

/** Whether a column's name ends in a unit: `Weight (kg)`. */
export const hasUnit = (label: string): boolean => WITH_UNIT.test(label.trim());

/** WooCommerce's own English name for one of our fields. */
export function englishName(field: string): string {
  const [, number, part] = /^attribute (\d+) (name|value)$/.exec(field) ?? [];
  if (number) return `Attribute ${number} ${part === 'name' ? 'name' : 'value(s)'}`;
  return wooColumns.find((column) => column.field === field)?.names[0] ?? field;
}

export const MEASURES = ['weight', 'length', 'width', 'height'];
