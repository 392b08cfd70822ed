import type { ImportCalls } from '#web/desk/imports/import-screen.tsx';

/** An import of the store's own products. */
export const OWN_IMPORT: ImportCalls = {
  upload: 'sellerImport.upload',
  open: 'sellerImport.open',
  columns: 'sellerImport.columns',
  try: 'sellerImport.try',
  run: 'sellerImport.run',
  stop: 'sellerImport.stop',
  undo: 'sellerImport.undo',
  badRows: 'sellerImport.badRows',
};
