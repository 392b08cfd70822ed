import { shopify, woocommerce } from '#market/imports/known-columns.ts';

// The columns of the two formats that are read, by the names that their files give them.
export type Format = 'shopify' | 'woocommerce';

/** A file's columns: which format they are, and how the file itself names each. */
export type Sheet = {
  format: Format;
  /** Our name of each column in the file's order; null for one that is not read. */
  fields: (string | null)[];
  labels: Map<string, string>;
  /** Grams in the unit that weights stand in. */
  gramsPerUnit: number;
  /** True where 1,5 means one and a half. */
  decimalComma: boolean;
};

const WEIGHT = /^weight(?: \((\w+)\))?$/;
const ATTRIBUTE = /^attribute (\d{1,3}) (name|value)(?:\(s\)|s)?$/;
const grams: Record<string, number> = {
  g: 1,
  kg: 1000,
  lb: 453.59237,
  lbs: 453.59237,
  oz: 28.349523125,
};

/** Reads a header; null when it is neither Shopify's nor WooCommerce's. */
export function recognise(header: string[], decimalComma: boolean): Sheet | null {
  const names = header.map((label) => label.trim().toLowerCase().replace(/\s+/g, ' '));
  const has = (...some: string[]) => some.some((name) => names.includes(name));
  if (has('handle', 'url handle') || (has('title') && has('variant price', 'option1 value'))) {
    return {
      format: 'shopify',
      ...place(
        header,
        names.map((name) => fieldOf(shopify, name)),
      ),
      gramsPerUnit: 1,
      decimalComma,
    };
  }
  if (
    has('name', 'sku') &&
    has('regular price', 'sale price', 'visibility in catalog', 'in stock?')
  ) {
    const unit = names.map((name) => WEIGHT.exec(name)).find(Boolean)?.[1] ?? 'kg';
    return {
      format: 'woocommerce',
      ...place(header, names.map(wooField)),
      gramsPerUnit: grams[unit] ?? 1000,
      decimalComma,
    };
  }
  return null;
}

/** Our name of the name or the values of the n-th attribute of a WooCommerce file. */
export const attributeField = (number: number, part: 'name' | 'value') =>
  `attribute ${number} ${part}`;

function wooField(name: string): string | null {
  const [, number, part] = ATTRIBUTE.exec(name) ?? [];
  if (part) return attributeField(Number(number), part === 'name' ? 'name' : 'value');
  return WEIGHT.test(name) ? 'weight' : fieldOf(woocommerce, name);
}

function fieldOf(columns: Record<string, string[]>, name: string): string | null {
  return Object.entries(columns).find(([, names]) => names.includes(name))?.[0] ?? null;
}

// A column that comes twice is read where it stands first.
function place(header: string[], fields: (string | null)[]): Pick<Sheet, 'fields' | 'labels'> {
  const once = fields.map((field, at) =>
    field !== null && fields.indexOf(field) === at ? field : null,
  );
  return {
    fields: once,
    labels: new Map(
      once.flatMap((field, at) => (field === null ? [] : [[field, header[at]?.trim() ?? field]])),
    ),
  };
}
