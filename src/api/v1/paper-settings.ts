import type { Handlers } from '#api/handler.ts';
import type { paperSettingsCalls } from '#contract/paper-settings.ts';
import {
  type MarketPapers,
  readMarketPapers,
  saveMarketPapers,
} from '#market/papers/paper-settings.ts';

export const paperSettingsHandlers: Handlers<typeof paperSettingsCalls> = {
  read: async ({ reading }, _, actor) => ofMarket(await readMarketPapers(reading.db, actor)),
  save: async ({ write }, said, actor) =>
    write(async (tx) => {
      await saveMarketPapers(tx, actor, {
        legalName: said.legal_name,
        taxNumber: said.tax_number,
        timeZone: said.time_zone,
        commissionTax: said.commission_tax,
      });
      return ofMarket(await readMarketPapers(tx, actor));
    }),
};

const ofMarket = (said: MarketPapers) => ({
  legal_name: said.legalName,
  tax_number: said.taxNumber,
  time_zone: said.timeZone,
  commission_tax: said.commissionTax,
});
