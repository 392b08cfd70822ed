// Shopify's columns by their names in its old and new exports, which are English in every language.
// Other columns are not read.
import { columnKey } from '#market/imports/column-key.ts';

const names: Record<string, string[]> = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Body', 'Description'],
  vendor: ['Vendor'],
  category: ['Product Category', 'Standardized Product Type', 'Standard Product Type'],
  type: ['Type', 'Custom Product Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  name1: ['Option1 Name'],
  value1: ['Option1 Value'],
  name2: ['Option2 Name'],
  value2: ['Option2 Value'],
  name3: ['Option3 Name'],
  value3: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  weight: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  // a plain table uses a shorter name; a stock column that is not read would count as uncounted
  stock: [
    'Variant Inventory Qty',
    'Variant Inventory Quantity',
    'Inventory quantity',
    'Inventory',
    'Stock',
    'Quantity',
    'Qty',
  ],
  price: ['Variant Price', 'Price'],
  was: ['Variant Compare At Price', 'Compare-at price'],
  taxable: ['Variant Taxable', 'Charge tax'],
  image: ['Image Src', 'Product image URL', 'Image URL'],
  imageAlt: ['Image Alt Text', 'Image alt text'],
  imagePosition: ['Image Position'],
  variantImage: ['Variant Image', 'Variant image URL'],
  metaTitle: ['SEO Title'],
  metaDescription: ['SEO Description'],
};
const fields = new Map(
  Object.entries(names).flatMap(([field, labels]) =>
    labels.map((label) => [columnKey(label), field] as const),
  ),
);

/** The field of a column of Shopify's; null for one that is not read. */
export const shopifyField = (label: string): string | null => fields.get(columnKey(label)) ?? null;
