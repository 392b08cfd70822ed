import type { Handlers } from '#api/handler.ts';
import { openedIn, sentCatalogue } from '#api/import-answers.ts';
import { streamOf } from '#hall/stream-of.ts';
import { csvOfParts } from '#base/csv.ts';
import { eachOwnProduct } from '#market/imports/each-own-product.ts';
import { importHandlers } from '#api/import-handlers.ts';
import type { sellerImportCalls } from '#contract/seller-import.ts';
import { listImports } from '#market/imports/list-imports.ts';
import { uploadImport } from '#market/imports/upload-import.ts';

export const sellerImportHandlers: Handlers<typeof sellerImportCalls> = {
  ...importHandlers,
  list: ({ reading }, { store_id: _, ...query }, by) => listImports(reading.db, by, query),
  catalogue: async ({ services, market }, _, { storeId }) => ({
    name: 'products.csv',
    bytes: streamOf(
      csvOfParts(
        eachOwnProduct(services.db, storeId, { market, siteUrl: services.config.publicUrl }),
      ),
    ),
  }),
  upload: async (visit, { file: [file], language }, by) => {
    const sent = await sentCatalogue(file, true);
    return visit.write(async (tx) => {
      const { storeId } = by;
      const id = await uploadImport(tx, by, { ...sent, storeId, language }, visit.market);
      return openedIn(visit, tx, by, id);
    });
  },
};
