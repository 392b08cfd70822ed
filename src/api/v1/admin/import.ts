import type { Handlers } from '#api/handler.ts';
import { openedIn, sentCatalogue } from '#api/import-answers.ts';
import { importHandlers } from '#api/import-handlers.ts';
import type { adminImportCalls } from '#contract/admin/import.ts';
import { listImports } from '#market/imports/list-imports.ts';
import { writeCatalogue } from '#market/imports/write-catalogue.ts';
import { uploadImport } from '#market/imports/upload-import.ts';

export const adminImportHandlers: Handlers<typeof adminImportCalls> = {
  list: ({ reading }, query, by) => listImports(reading.db, by, query),
  ...importHandlers,
  upload: async (visit, { file: [file], store_id: storeId, language }, by) => {
    const sent = await sentCatalogue(file);
    return visit.write(async (tx) => {
      const id = await uploadImport(tx, by, { ...sent, storeId, language }, visit.market);
      return openedIn(visit, tx, by, id);
    });
  },
  catalogue: ({ reading, market, services }, { store_id: storeId }) =>
    writeCatalogue(reading.db, storeId, { market, siteUrl: services.config.publicUrl }),
};
