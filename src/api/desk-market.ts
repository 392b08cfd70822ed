import type { DeskMarket } from '#contract/desk-market.ts';
import type { Visit } from '#hall/visit.ts';
import { readSettings } from '#market/content/site-settings.ts';
import type { Language } from '#market/settings/market-settings.ts';

/** What the screens of staff and sellers need to know about the market. */
export async function deskMarketOf({ market, reading }: Visit): Promise<DeskMarket> {
  const settings = await readSettings(reading);
  return {
    name: settings.site_name,
    default_country: market.default_country,
    time_zone: settings.time_zone,
    eu_pack: settings.eu_pack,
    currency: market.currency,
    currency_exponent: market.currency_exponent,
    languages: [
      ...market.languages.map((one) => atDesk(one, true)),
      ...market.languages_off.map((one) => atDesk(one, false)),
    ],
  };
}

const atDesk = ({ code, name, direction, is_default }: Language, enabled: boolean) => ({
  code,
  name,
  direction,
  is_default,
  enabled,
});
