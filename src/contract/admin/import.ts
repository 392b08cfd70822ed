// Importing catalogues from files: upload, choice of columns, trial, run and undo.
import { z } from 'zod';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { id, idOf } from '#contract/ids.ts';
import { listSize } from '#contract/list-size.ts';
import { importFile, importRow, openedImport } from '#contract/import-shapes.ts';
import { oneImport } from '#contract/one-import.ts';
import { listOf } from '#contract/list-calls.ts';
import { files, oneOf, optionalText, page, wholeNumber } from '#contract/values.ts';

const forCatalogue = { audience: 'staff', permission: 'catalogue' } as const;
const ofOne = { ...forCatalogue, otherwise: 'thing-not-found' } as const;

const sides = oneImport('admin', {});

export const adminImportCalls = {
  list: endpoint({
    ...forCatalogue,
    operationId: 'adminImports',
    path: 'admin/imports',
    methods: ['GET'],
    about: 'Lists the catalogue imports, newest first. `q` searches the names of files and stores.',
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
      'Uploads a CSV file of products for a store, and returns the format and columns that were ' +
      'recognised. `file` is a file of a multipart form, up to ' +
      `${importFile.mostBytes / 1_000_000} MB, plain or gzipped (then up to ` +
      `${importFile.mostUnpacked / 1_000_000} MB unpacked); it is deleted after ` +
      `${importFile.keptDays} days. Nothing is imported yet. \`language\` is the language of its ` +
      'texts; if missing, the market’s default language.',
    input: z.object({
      file: files(1),
      store_id: id.meta({ 'x-thing': 'store' }),
      language: optionalText(2),
    }),
    output: openedImport,
  }),
  open: endpoint({ ...ofOne, ...sides.open }),
  columns: endpoint({ ...ofOne, ...sides.columns }),
  try: endpoint({ ...ofOne, ...sides.try }),
  run: endpoint({ ...ofOne, ...sides.run }),
  stop: endpoint({ ...ofOne, ...sides.stop }),
  badRows: endpoint({ ...ofOne, ...sides.badRows }),
  catalogue: endpoint({
    ...ofOne,
    operationId: 'adminImportCatalogue',
    path: 'admin/imports/catalogue/{store_id}',
    methods: ['GET'],
    file: 'text/csv',
    about:
      'Exports all products of a store as a file that can be edited elsewhere and imported ' +
      'again. It has Shopify’s columns, with texts in the market’s default language.',
    input: z.object({ store_id: idOf('store') }),
    output: sentFile,
  }),
  undo: endpoint({ ...ofOne, ...sides.undo }),
};
