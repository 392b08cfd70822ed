import type { Handlers } from '#api/handler.ts';
import type { adminDeskCalls } from '#contract/admin/desk.ts';
import { permissions } from '#market/accounts/staff-permissions.ts';
import { readSettings } from '#market/content/site-settings.ts';

export const adminDeskHandlers: Handlers<typeof adminDeskCalls> = {
  me: async ({ market, reading }, _, { name, role }) => {
    const settings = await readSettings(reading);
    return {
      name,
      role,
      permissions: [...permissions[role]],
      market: {
        name: settings.site_name,
        time_zone: settings.time_zone,
        currency: market.currency,
        currency_exponent: market.currency_exponent,
        languages: market.languages.map(({ code, name: called, direction, is_default }) => ({
          code,
          name: called,
          direction,
          is_default,
        })),
      },
    };
  },
};
