import { Refusal } from '#base/refusal.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { countTry, forgetTries, proveNetwork, type Tried } from '#market/accounts/attempts.ts';
import { isWord, type Asker } from '#market/accounts/code.ts';
import { changePassword, forgetPassword, renewPassword } from '#market/accounts/change-password.ts';
import { changeProfile, eraseAccount } from '#market/accounts/change-account.ts';
import { endSession, readSessions, signOut } from '#market/accounts/own-sessions.ts';
import { readOwnData } from '#market/accounts/read-own-data.ts';
import { signIn } from '#market/accounts/sign-in.ts';
import { signUp, verifyAccount } from '#market/accounts/sign-up.ts';
import type { Visit } from '#hall/visit.ts';
import type { Handlers } from '#api/v1/handlers.ts';

/** Counts a try for an address, where limits are on. */
export async function tries(
  { services, device }: Visit,
  what: Tried,
  email: string,
): Promise<void> {
  if (services.config.limits) await countTry(services.db, what, plainEmail(email), device.network);
}

/** Who asks for a code or tries one: their browser, where it told a token, and their network. */
export const askerOf = ({ device }: Visit, userToken: string | undefined): Asker => ({
  browser: userToken,
  network: device.network,
});

export const accounts: Pick<
  Handlers,
  | 'signIn'
  | 'signUp'
  | 'verify'
  | 'logout'
  | 'forgotPassword'
  | 'updatePassword'
  | 'updateProfile'
  | 'updateUserPassword'
  | 'deleteUser'
  | 'sessions'
  | 'endSession'
  | 'userData'
> = {
  signIn: async (visit, { email, password, user_token }) => {
    await tries(visit, 'sign-in', email);
    const entered = await signIn(
      visit.services.db,
      visit.services.passwords,
      await visit.services.bearerSecret(),
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
  logout: async ({ write, caller }) => {
    if (caller?.kind === 'customer') await write((tx) => signOut(tx, caller));
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
  updateProfile: ({ write, customer }, input) =>
    write((tx) => changeProfile(tx, customer(), input)),
  updateUserPassword: async (
    { services, customer },
    { current_password, new_password, password },
  ) => {
    const chosen = new_password || password;
    if (!chosen) throw new Refusal('required', { field: 'new_password' });
    await changePassword(services.db, services.passwords, customer(), current_password, chosen);
    return null;
  },
  deleteUser: ({ write, customer }) => write((tx) => eraseAccount(tx, customer())),
  sessions: ({ reading, customer }) => readSessions(reading.db, customer()),
  endSession: async ({ write, customer }, { id }) => {
    await write((tx) => endSession(tx, customer(), id));
    return null;
  },
  userData: ({ reading, customer }) => readOwnData(reading.db, customer()),
};
