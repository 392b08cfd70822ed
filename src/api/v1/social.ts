import { askAddress, confirmAddress } from '#market/accounts/social-address.ts';
import { exchange } from '#market/accounts/social-sign-in.ts';
import { tries } from '#api/v1/accounts.ts';
import type { Handlers } from '#api/v1/handlers.ts';

export const social: Pick<Handlers, 'socialExchange' | 'socialAddress' | 'socialConfirm'> = {
  socialExchange: async ({ services, browser, device }, { code, user_token }) =>
    exchange(
      services.db,
      await services.bearerSecret(),
      { browser, code, userToken: user_token },
      device,
    ),
  socialAddress: async (visit, { code, email = null }) => {
    if (email !== null) await tries(visit, 'letter', email);
    const { services, browser, device, language } = visit;
    return askAddress(services.db, { browser, code, email, language, network: device.network });
  },
  socialConfirm: async (visit, { code, email, digits, user_token }) => {
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
