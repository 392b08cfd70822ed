// Imports of a store's products: a seller uploads a file, assigns its columns, tries it out, runs
// and undoes it; and all products as a file for import.
import { z } from 'zod';
import { importFile, importRow, openedImport } from '#contract/import-shapes.ts';
import { oneImport } from '#contract/one-import.ts';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { of, optionalId } from '#contract/ids.ts';
import { listOf } from '#contract/list-calls.ts';
import { listSize } from '#contract/list-size.ts';
import { files, oneOf, optionalText, page, wholeNumber } from '#contract/values.ts';

const store_id = of('store', optionalId);
const forProducts = { audience: 'seller', permission: 'products' } as const;
const ofOne = { ...forProducts, otherwise: 'thing-not-found' } as const;
const sides = oneImport('seller', { store_id });

export const sellerImportCalls = {
  list: endpoint({
    ...forProducts,
    operationId: 'sellerImports',
    path: 'seller/imports',
    methods: ['GET'],
    about:
      'Lists the imports by the store’s people, newest first. `q` searches the names of files.',
    input: z.object({
      store_id,
      q: optionalText(200),
      sort: oneOf(['at', '-at']),
      view: oneOf(['done', 'undone', 'waiting']),
      page,
      size: wholeNumber(1, listSize.most).default(listSize.usual),
    }),
    output: listOf(importRow),
  }),
  upload: endpoint({
    ...forProducts,
    operationId: 'sellerUploadImport',
    path: 'seller/import/upload',
    methods: ['POST'],
    multipart: true,
    about:
      'Uploads a CSV file of products for the store, and returns the format and columns that ' +
      'were recognised. `file` is a file of a multipart form, up to ' +
      `${importFile.mostBytes / 1_000_000} MB, plain or gzipped (then up to ` +
      `${importFile.mostUnpacked / 1_000_000} MB unpacked); it is deleted after ` +
      `${importFile.keptDays} days. Nothing is imported yet. \`language\` is the language of its ` +
      'texts; if missing, the market’s default language. An import follows the rules of ' +
      'proposals: prices and stock change at once, while new products and other changes wait for ' +
      'the market’s approval, unless the store is trusted. Products are recognised by their SKUs.',
    input: z.object({ store_id, file: files(1), language: optionalText(2) }),
    output: openedImport,
  }),
  catalogue: endpoint({
    ...forProducts,
    operationId: 'sellerImportCatalogue',
    path: 'seller/imports/catalogue',
    methods: ['GET'],
    file: 'text/csv',
    about:
      'Exports all products of the store that were ever approved as CSV in Souk’s own format: ' +
      'every field, with texts in every language. Importing it unchanged changes nothing.',
    input: z.object({ store_id }),
    output: sentFile,
  }),
  open: endpoint({ ...ofOne, ...sides.open }),
  columns: endpoint({ ...ofOne, ...sides.columns }),
  try: endpoint({ ...ofOne, ...sides.try }),
  run: endpoint({ ...ofOne, ...sides.run }),
  stop: endpoint({ ...ofOne, ...sides.stop }),
  badRows: endpoint({ ...ofOne, ...sides.badRows }),
  undo: endpoint({ ...ofOne, ...sides.undo }),
};
