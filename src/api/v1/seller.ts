import { askerOf, tries } from '#api/attempts.ts';
import type { Handlers } from '#api/handler.ts';
import type { sellerCalls } from '#contract/seller.ts';
import { signUpSeller } from '#market/stores/apply-to-sell.ts';
import { verifySeller } from '#market/stores/receive-application.ts';

export const sellerHandlers: Handlers<typeof sellerCalls> = {
  signUp: async (visit, { name, store_name, country, email, password, user_token }) => {
    await tries(visit, 'letter', email);
    const { services, language } = visit;
    const applicant = {
      name,
      storeName: store_name,
      country: country || undefined,
      email,
      password,
    };
    return signUpSeller(services.db, services.passwords, applicant, {
      ...askerOf(visit, user_token),
      language,
    });
  },
  verify: async (visit, { email, code, user_token }) => {
    await tries(visit, 'verify', email);
    return verifySeller(visit.services.db, email, code, askerOf(visit, user_token));
  },
};
