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
  saveSettings: async ({ write }, { time_zone: zone, ...settings }, actor) =>
    write(async (tx) => {
      await saveStorePapers(tx, actor, {
        legalName: settings.legal_name,
        taxNumber: settings.tax_number,
        timeZone: zone === '' ? null : zone,
        address1: settings.address_1,
        address2: settings.address_2,
        zip: settings.zip,
      });
      return ofStore(await readStorePapers(tx, actor));
    }),
};

const ofStore = (settings: StorePapers) => ({
  legal_name: settings.legalName,
  tax_number: settings.taxNumber,
  time_zone: settings.timeZone ?? '',
  address_1: settings.address1,
  address_2: settings.address2,
  zip: settings.zip,
});
