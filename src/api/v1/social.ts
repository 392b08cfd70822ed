import { tries } from '#api/attempts.ts';
import type { Handlers } from '#api/handler.ts';
import type { socialCalls } from '#contract/social.ts';
import { askAddress, confirmAddress } from '#market/accounts/social-address.ts';
import { exchange } from '#market/accounts/social-sign-in.ts';

export const socialHandlers: Handlers<typeof socialCalls> = {
  exchange: async ({ services, browser, device }, { code, user_token }) =>
    exchange(
      services.db,
      await services.bearerSecret(),
      { browser, code, userToken: user_token },
      device,
    ),
  address: async (visit, { code, email = null }) => {
    if (email !== null) await tries(visit, 'letter', email);
    const { services, browser, device, language } = visit;
    return askAddress(services.db, { browser, code, email, language, network: device.network });
  },
  confirm: async (visit, { code, email, digits, user_token }) => {
    const { services, browser, device } = visit;
    await tries(visit, 'social', email);
    return confirmAddress(
      services.db,
      await services.bearerSecret(),
      { browser, code, email, digits, userToken: user_token },
      device,
    );
  },
};
