// Catalogues from files: uploaded, their columns chosen, tried out, run and undone.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { id, idOf } from '#contract/ids.ts';
import { listSize } from '#contract/list-size.ts';
import { listOf } from '#contract/list-calls.ts';
import { files, isEmpty, oneOf, optionalText, page, wholeNumber } from '#contract/values.ts';

/** What an uploaded file may have at most, and for how many days it is kept. */
export const importFile = { mostBytes: 10_000_000, keptDays: 14 } as const;

/** What a column of a file of each format can be read as; WooCommerce's also as `attribute 1 name`. */
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
} as const;

export const importStates = [
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
    format: z.enum(['shopify', 'woocommerce']),
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
const undone = { removed: z.int(), hidden: z.int(), restored: z.int() };
export type TakenBack = z.output<z.ZodObject<typeof undone>>;

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
const importRow = z.object(row).meta({ id: 'ImportRow' });
export type ImportRow = z.output<typeof importRow>;

const opened = z
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
    /** What was found in the file by the last run or dry run: the first 100, and how many in all. */
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
export type OpenedImport = z.output<typeof opened>;

const chosenColumns = z
  .unknown()
  .optional()
  .refine((value) => !isEmpty(value), { message: 'required', abort: true })
  .pipe(
    z
      .array(z.string('invalid-input').max(60, 'invalid-input').nullable(), 'invalid-input')
      .max(400, 'invalid-input'),
  );
const forCatalogue = { audience: 'staff', permission: 'catalogue' } as const;
const ofOne = { ...forCatalogue, otherwise: 'thing-not-found' } as const;
const one = z.object({ id: idOf('import') });

export const adminImportCalls = {
  list: endpoint({
    ...forCatalogue,
    operationId: 'adminImports',
    path: 'admin/imports',
    methods: ['GET'],
    about:
      'The imports of catalogues, the newest first; `q` looks in the names of files and stores.',
    input: z.object({
      q: optionalText(200),
      sort: oneOf(['at', '-at']),
      view: oneOf(['done', 'undone', 'waiting']),
      page,
      size: wholeNumber(1, listSize.most).default(listSize.usual),
    }),
    output: listOf(importRow),
  }),
  upload: endpoint({
    ...forCatalogue,
    operationId: 'adminUploadImport',
    path: 'admin/import/upload',
    methods: ['POST'],
    multipart: true,
    about:
      'Keeps a CSV file of products for a store, and answers what it seems to be. `file` of a ' +
      `multipart form, up to ${importFile.mostBytes / 1_000_000} MB; it is removed after ` +
      `${importFile.keptDays} days. Nothing of it is written yet. \`language\`: the one its texts ` +
      'are in; the shop’s first without it.',
    input: z.object({
      file: files(1),
      store_id: id.meta({ 'x-thing': 'store' }),
      language: optionalText(2),
    }),
    output: opened,
  }),
  open: endpoint({
    ...ofOne,
    operationId: 'adminImport',
    path: 'admin/import/{id}',
    methods: ['GET'],
    about: 'One import: its columns, how far it is, and what came of it.',
    input: one,
    output: opened,
  }),
  columns: endpoint({
    ...ofOne,
    operationId: 'adminImportColumns',
    path: 'admin/import/columns/{id}',
    methods: ['POST'],
    about:
      'Says as what each column of the file is read, in the file’s order; null leaves one out.',
    input: z.object({
      id: idOf('import'),
      columns: chosenColumns,
    }),
    output: opened,
  }),
  try: endpoint({
    ...ofOne,
    operationId: 'adminTryImport',
    path: 'admin/import/try/{id}',
    methods: ['POST'],
    about: 'Begins a dry run: everything is done, counted and taken back.',
    input: one,
    output: opened,
  }),
  run: endpoint({
    ...ofOne,
    operationId: 'adminRunImport',
    path: 'admin/import/run/{id}',
    methods: ['POST'],
    about: 'Begins the import, or goes on with one that was stopped.',
    input: one,
    output: opened,
  }),
  stop: endpoint({
    ...ofOne,
    operationId: 'adminStopImport',
    path: 'admin/import/stop/{id}',
    methods: ['POST'],
    about: 'Ends a run or a dry run after the products that it has in hand. What came in stays.',
    input: one,
    output: opened,
  }),
  badRows: endpoint({
    ...ofOne,
    operationId: 'adminImportBadRows',
    path: 'admin/import/bad-rows/{id}',
    methods: ['GET'],
    file: 'text/csv',
    about:
      'The rows that stayed out of the last run or dry run, as the file has them, each with the ' +
      'reason in the caller’s language: the first 10,000.',
    input: one,
    output: sentFile,
  }),
  catalogue: endpoint({
    ...ofOne,
    operationId: 'adminImportCatalogue',
    path: 'admin/imports/catalogue/{store_id}',
    methods: ['GET'],
    file: 'text/csv',
    about:
      'All products of a store as a file that an import reads back (Shopify’s columns, texts in ' +
      'the shop’s first language): what stands in it can be changed elsewhere and brought in again.',
    input: z.object({ store_id: idOf('store') }),
    output: sentFile,
  }),
  undo: endpoint({
    ...ofOne,
    operationId: 'adminUndoImport',
    path: 'admin/import/undo/{id}',
    methods: ['POST'],
    about: 'Begins to take an import back, as a whole.',
    input: z.object({ id: idOf('done-import') }),
    output: opened,
  }),
};
