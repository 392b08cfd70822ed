import type { Handlers } from '#api/handler.ts';
import type { paperSettingsCalls } from '#contract/paper-settings.ts';
import {
  type MarketPapers,
  readMarketPapers,
  saveMarketPapers,
} from '#market/papers/paper-settings.ts';

export const paperSettingsHandlers: Handlers<typeof paperSettingsCalls> = {
  read: async ({ reading }, _, actor) => ofMarket(await readMarketPapers(reading.db, actor)),
  save: async ({ write }, settings, actor) =>
    write(async (tx) => {
      await saveMarketPapers(tx, actor, {
        legalName: settings.legal_name,
        taxNumber: settings.tax_number,
        timeZone: settings.time_zone,
        commissionTax: settings.commission_tax,
      });
      return ofMarket(await readMarketPapers(tx, actor));
    }),
};

const ofMarket = (settings: MarketPapers) => ({
  legal_name: settings.legalName,
  tax_number: settings.taxNumber,
  time_zone: settings.timeZone,
  commission_tax: settings.commissionTax,
});
