import type { Handlers } from '#api/handler.ts';
import type { adminDeskCalls } from '#contract/admin/desk.ts';
import { ownEmail } from '#market/accounts/prove-password.ts';
import { readGranters } from '#market/accounts/staff.ts';
import type { Language } from '#market/settings/market-settings.ts';
import { readSettings } from '#market/content/site-settings.ts';

export const adminDeskHandlers: Handlers<typeof adminDeskCalls> = {
  me: async (
    { market, reading, customer },
    _,
    { accountId: id, name, role, permissions, owes = false },
  ) => {
    const settings = await readSettings(reading);
    return {
      id,
      name,
      email: await ownEmail(reading.db, customer()),
      role,
      permissions: [...permissions],
      owes,
      granters: await readGranters(reading.db),
      market: {
        name: settings.site_name,
        default_country: market.default_country,
        time_zone: settings.time_zone,
        currency: market.currency,
        currency_exponent: market.currency_exponent,
        languages: [
          ...market.languages.map((one) => atDesk(one, true)),
          ...market.languages_off.map((one) => atDesk(one, false)),
        ],
      },
    };
  },
};

const atDesk = ({ code, name, direction, is_default }: Language, enabled: boolean) => ({
  code,
  name,
  direction,
  is_default,
  enabled,
});
