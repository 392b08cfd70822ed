import { askerOf, tries } from '#api/attempts.ts';
import type { Handlers } from '#api/handler.ts';
import type { authCalls } from '#contract/auth.ts';
import { transaction } from '#db/transaction.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { forgetTries, proveNetwork } from '#market/accounts/attempt-limits.ts';
import { forgetPassword } from '#market/accounts/forget-password.ts';
import { renewPassword } from '#market/accounts/renew-password.ts';
import { isWord } from '#market/accounts/mailed-code.ts';
import { resendCode } from '#market/accounts/resend-code.ts';
import { signOut } from '#market/accounts/own-sessions.ts';
import { signIn } from '#market/accounts/sign-in.ts';
import { signUp, verifyAccount } from '#market/accounts/sign-up.ts';

export const authHandlers: Handlers<typeof authCalls> = {
  signIn: async (visit, { email, password, user_token }) => {
    await tries(visit, 'sign-in', email);
    const entered = await signIn(
      visit.services.db,
      { passwords: visit.services.passwords, secret: await visit.services.bearerSecret() },
      { email, password, userToken: user_token },
      visit.device,
    );
    await forgetTries(visit.services.db, 'sign-in', plainEmail(email), visit.device.network);
    return entered;
  },
  signUp: async (visit, input) => {
    await tries(visit, 'letter', input.email);
    const { services, language } = visit;
    return signUp(services.db, services.passwords, input, {
      ...askerOf(visit, input.user_token),
      language,
    });
  },
  verify: async (visit, { email, code, user_token }) => {
    await tries(visit, 'verify', email);
    return verifyAccount(visit.services.db, email, code, askerOf(visit, user_token));
  },
  resend: async (visit, { email, user_token }) => {
    await tries(visit, 'letter', email);
    const { services, language } = visit;
    return resendCode(services.db, email, { ...askerOf(visit, user_token), language });
  },
  logout: async ({ services, caller }) => {
    // also for staff who view the site as a customer, because this is how that ends
    if (caller?.kind === 'customer') await transaction(services.db, (tx) => signOut(tx, caller));
    return null;
  },
  forgotPassword: async (visit, { email, user_token }) => {
    await tries(visit, 'letter', email);
    const { services, language } = visit;
    return forgetPassword(services.db, email, { ...askerOf(visit, user_token), language });
  },
  updatePassword: async (visit, input) => {
    if (!isWord(input.code)) await tries(visit, 'password', input.email);
    const { services, device } = visit;
    const email = await renewPassword(
      services.db,
      services.passwords,
      input,
      askerOf(visit, input.user_token),
    );
    await proveNetwork(services.db, email, device.network);
    return email;
  },
};
