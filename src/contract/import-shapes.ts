// What is known of an import of products, for staff and for sellers.
import { z } from 'zod';
import { plainFacts } from '#contract/fact-names.ts';
import { isoTime } from '#contract/answer-values.ts';

/**
 * What an uploaded file may have at most as it is sent and, where it is packed with gzip, when it
 * is unpacked; and for how many days it is kept.
 */
export const importFile = {
  mostBytes: 10_000_000,
  mostUnpacked: 200_000_000,
  keptDays: 14,
} as const;

/** What a column can be read as, by format of file; WooCommerce also has `attribute 1 name` etc. */
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
  /** Our own format, in which a store’s products are exported: one column of texts per language. */
  souk: [
    'id', 'product', 'sku', 'options', 'price', 'stock', 'weight', 'category', 'brand', 'tags', 'selling', 'offered',
    'shipping_rule', 'tax_rule', 'bundle_deal', 'warranty', 'refundable', 'video', 'video_picture', 'picture',
    'picture_options', ...plainFacts,
  ],
} as const;
export type ImportFormat = keyof typeof importFields;

/** Texts of our own form: `title.ar`, `picture_alt.fr`. */
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
    /** False: a table of neither, whose columns have to be named. */
    recognised: z.boolean(),
    separator: z.string(),
    encoding: z.enum(['UTF-8', 'UTF-16', 'Windows-1252']),
    columns: z.array(
      z.object({
        /** As the file names it. */
        name: z.string(),
        /** What it is read as, and as what it was recognised; null: left out. */
        field: z.string().nullable(),
        guess: z.string().nullable(),
        /** False where it was guessed by its place and cells. */
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
/** `stays`: what was changed since, and stays as it is. */
const undone = { removed: z.int(), hidden: z.int(), restored: z.int(), stays: z.int() };
export type UndoneImport = z.output<z.ZodObject<typeof undone>>;

const row = {
  id: z.int(),
  file: z.string(),
  store: z.string(),
  /** Who uploaded it; null: it came in by the terminal. */
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
    /** Whether the file is still there to be tried or run. */
    kept: z.boolean(),
    work: z.enum(['try', 'run', 'undo']).nullable(),
    done_rows: z.int(),
    all_rows: z.int(),
    stop_asked: z.boolean(),
    trial: trial.nullable(),
    /** What the last run or dry run found in the file: the first 100, and how many in all. */
    findings: z.array(z.string()),
    found: z.int(),
    /** How many rows can be had as a file. */
    bad_rows: z.int(),
    /** Why the last work ended before its end. */
    trouble: z.string().nullable(),
    /** What undoing would do, and the later import that has to be undone first. */
    undo: z.object({ ...undone, later: z.int().nullable() }).nullable(),
    taken_back: z.object(undone).nullable(),
  })
  .meta({ id: 'OpenedImport' });
export type OpenedImport = z.output<typeof openedImport>;
