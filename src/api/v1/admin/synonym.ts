import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminSynonymCalls } from '#contract/admin/synonym.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import {
  SYNONYM,
  deleteSynonym,
  listSynonyms,
  openSynonym,
  saveSynonym,
} from '#market/catalogue/edit-synonym.ts';

export const adminSynonymHandlers: Handlers<typeof adminSynonymCalls> = {
  ...resourceHandlers({
    kind: SYNONYM,
    list: ({ reading }, query) => listSynonyms(reading.db, query),
    open: openSynonym,
    save: (tx, by, sent) => saveSynonym(tx, by, sent),
    remove: deleteSynonym,
  }),
  ...bulkHandlers(bulkKinds.synonym),
};
