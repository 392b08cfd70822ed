import type { Handlers } from '#api/handler.ts';
import { paperFile } from '#api/paper-file.ts';
import type { sellerPaperCalls } from '#contract/seller-paper.ts';
import {
  type StorePapers,
  readStorePapers,
  saveStorePapers,
} from '#market/papers/paper-settings.ts';
import { checkMaySee, readPapers } from '#market/papers/read-papers.ts';

export const sellerPaperHandlers: Handlers<typeof sellerPaperCalls> = {
  all: async ({ reading, seller }, { page, kind, store_id }) =>
    readPapers(reading.db, await seller(store_id), { page, kind }),
  find: async (visit, { id, store_id }) => {
    const actor = await visit.seller(store_id, 'paper-not-found');
    await checkMaySee(visit.reading.db, actor, id);
    return paperFile(visit, id);
  },
  settings: async ({ reading, seller }, { store_id }) =>
    ofStore(await readStorePapers(reading.db, await seller(store_id))),
  saveSettings: async ({ write, seller }, { store_id, time_zone: zone, ...said }) => {
    const actor = await seller(store_id);
    return write(async (tx) => {
      await saveStorePapers(tx, actor, {
        legalName: said.legal_name,
        taxNumber: said.tax_number,
        timeZone: zone === '' ? null : zone,
        address1: said.address_1,
        address2: said.address_2,
        zip: said.zip,
      });
      return ofStore(await readStorePapers(tx, actor));
    });
  },
};

const ofStore = (said: StorePapers) => ({
  legal_name: said.legalName,
  tax_number: said.taxNumber,
  time_zone: said.timeZone ?? '',
  address_1: said.address1,
  address_2: said.address2,
  zip: said.zip,
});
