import { askAddress, confirmAddress } from '#market/accounts/social-address.ts';
import { exchange } from '#market/accounts/social-sign-in.ts';
import { tries } from '#api/v1/accounts.ts';
import type { Handlers } from '#api/v1/handlers.ts';

export const social: Pick<Handlers, 'socialExchange' | 'socialAddress' | 'socialConfirm'> = {
  socialExchange: async ({ house, browser, device }, { code, user_token }) =>
    exchange(
      house.db,
      await house.bearerSecret(),
      { browser, code, userToken: user_token },
      device,
    ),
  socialAddress: async (visit, { code, email = null }) => {
    if (email !== null) await tries(visit, 'letter', email);
    const { house, browser, device, language } = visit;
    return askAddress(house.db, { browser, code, email, language, network: device.network });
  },
  socialConfirm: async (visit, { code, email, digits, user_token }) => {
    const { house, browser, device } = visit;
    await tries(visit, 'social', email);
    return confirmAddress(
      house.db,
      await house.bearerSecret(),
      { browser, code, email, digits, userToken: user_token },
      device,
    );
  },
};
