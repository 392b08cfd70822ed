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
  all: async ({ reading }, { page, kind }, actor) => readPapers(reading.db, actor, { page, kind }),
  find: async (visit, { id }, actor) => {
    await checkMaySee(visit.reading.db, actor, id);
    return paperFile(visit, id);
  },
  settings: async ({ reading }, _, actor) => ofStore(await readStorePapers(reading.db, actor)),
  saveSettings: async ({ write }, { time_zone: zone, ...said }, actor) =>
    write(async (tx) => {
      await saveStorePapers(tx, actor, {
        legalName: said.legal_name,
        taxNumber: said.tax_number,
        timeZone: zone === '' ? null : zone,
        address1: said.address_1,
        address2: said.address_2,
        zip: said.zip,
      });
      return ofStore(await readStorePapers(tx, actor));
    }),
};

const ofStore = (said: StorePapers) => ({
  legal_name: said.legalName,
  tax_number: said.taxNumber,
  time_zone: said.timeZone ?? '',
  address_1: said.address1,
  address_2: said.address2,
  zip: said.zip,
});
