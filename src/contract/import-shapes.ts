// The data of a product import, for staff and for sellers.
import { z } from 'zod';
import { plainFacts } from '#contract/fact-names.ts';
import { isoTime } from '#contract/answer-values.ts';

/**
 * The most bytes of an uploaded file and, if it is compressed with gzip, of its contents; and the
 * days for which it is stored.
 */
export const importFile = {
  mostBytes: 10_000_000,
  mostUnpacked: 200_000_000,
  keptDays: 14,
} as const;

/** The fields of a column, by file format; WooCommerce also has `attribute 1 name` etc. */
// prettier-ignore
export const importFields = {
  shopify: [
    'handle', 'title', 'body', 'vendor', 'category', 'type', 'tags', 'published', 'status', 'name1', 'value1',
    'name2', 'value2', 'name3', 'value3', 'sku', 'weight', 'tracker', 'stock', 'price', 'was', 'taxable', 'image',
    'imagePosition', 'imageAlt', 'variantImage', 'metaTitle', 'metaDescription',
  ],
  woocommerce: [
    'id', 'type', 'sku', 'title', 'published', 'visibility', 'overview', 'body', 'saleStart', 'saleEnd', 'taxStatus',
    'inStock', 'stock', 'weight', 'sale', 'price', 'categories', 'tags', 'images', 'parent', 'brand',
  ],
  /**
   * Our own format, in which a store’s products are exported: one column for the texts of each
   * language.
   */
  souk: [
    'id', 'product', 'sku', 'options', 'price', 'stock', 'weight', 'category', 'brand', 'tags', 'selling', 'offered',
    'shipping_rule', 'tax_rule', 'bundle_deal', 'warranty', 'refundable', 'video', 'video_picture', 'picture',
    'picture_options', ...plainFacts,
  ],
} as const;
export type ImportFormat = keyof typeof importFields;

/** The texts in our own format: `title.ar`, `picture_alt.fr`. */
export const ownTexts = [
  'title',
  'overview',
  'description',
  'unit',
  'meta_title',
  'meta_description',
  'warnings',
  'picture_alt',
] as const;
export const OWN_TEXT = new RegExp(`^(${ownTexts.join('|')})\\.([a-z]{2})$`);

const importStates = [
  'uploaded',
  'tried',
  'waiting',
  'trying',
  'running',
  'undoing',
  'done',
  'stopped',
  'unfinished',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

const sheet = z
  .object({
    format: z.enum(['shopify', 'woocommerce', 'souk']),
    /** False: a table in no known format, whose columns must be assigned. */
    recognised: z.boolean(),
    separator: z.string(),
    encoding: z.enum(['UTF-8', 'UTF-16', 'Windows-1252']),
    columns: z.array(
      z.object({
        /** Its name in the file. */
        name: z.string(),
        /** The chosen and the recognised field; null: left out. */
        field: z.string().nullable(),
        guess: z.string().nullable(),
        /** False if it was guessed from its position and cells. */
        sure: z.boolean(),
        examples: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'ImportSheet' });
export type ImportSheet = z.output<typeof sheet>;

const counts = { created: z.int(), updated: z.int(), unchanged: z.int(), refused: z.int() };
const trial = z.object({ ...counts, uncounted: z.int(), unpriced: z.int() });
export type ImportTrial = z.output<typeof trial>;
/** `stays`: what was changed since, and is not undone. */
const undone = { removed: z.int(), hidden: z.int(), restored: z.int(), stays: z.int() };
export type UndoneImport = z.output<z.ZodObject<typeof undone>>;

const row = {
  id: z.int(),
  file: z.string(),
  store: z.string(),
  /** Who uploaded it; null: it was imported in the terminal. */
  by: z.string().nullable(),
  at: isoTime,
  state: z.enum(importStates),
  ...counts,
};
export const importRow = z.object(row).meta({ id: 'ImportRow' });
export type ImportRow = z.output<typeof importRow>;

export const openedImport = z
  .object({
    ...row,
    language: z.string().nullable(),
    sheet: sheet.nullable(),
    /** Whether the file is still stored, to be tried or run. */
    kept: z.boolean(),
    work: z.enum(['try', 'run', 'undo']).nullable(),
    done_rows: z.int(),
    all_rows: z.int(),
    stop_asked: z.boolean(),
    trial: trial.nullable(),
    /** The findings of the last run or trial: the first 100, and the total. */
    findings: z.array(z.string()),
    found: z.int(),
    /** The number of rows that can be downloaded. */
    bad_rows: z.int(),
    /** Why the last work ended early. */
    trouble: z.string().nullable(),
    /** What undoing would do, and the later import that must be undone first. */
    undo: z.object({ ...undone, later: z.int().nullable() }).nullable(),
    taken_back: z.object(undone).nullable(),
  })
  .meta({ id: 'OpenedImport' });
export type OpenedImport = z.output<typeof openedImport>;
