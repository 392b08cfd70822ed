import { Refusal } from '#base/refusal.ts';
import type { Handlers } from '#api/handler.ts';
import type { accountCalls } from '#contract/account.ts';
import { changeProfile } from '#market/accounts/change-profile.ts';
import { eraseAccount } from '#market/accounts/erase-account.ts';
import { changePassword } from '#market/accounts/change-password.ts';
import { endSession, readSessions, savePushToken } from '#market/accounts/own-sessions.ts';
import { readOwnData } from '#market/accounts/read-own-data.ts';

export const accountHandlers: Handlers<typeof accountCalls> = {
  updateProfile: ({ write, customer }, input) =>
    write((tx) => changeProfile(tx, customer(), input)),
  updatePassword: async ({ services, customer }, { current_password, new_password, password }) => {
    const chosen = new_password || password;
    if (!chosen) throw new Refusal('required', { field: 'new_password' });
    await changePassword(services.db, services.passwords, customer(), {
      before: current_password,
      password: chosen,
    });
    return null;
  },
  delete: ({ write, customer }) => write((tx) => eraseAccount(tx, customer())),
  sessions: ({ reading, customer }) => readSessions(reading.db, customer()),
  endSession: async ({ write, customer }, { id }) => {
    await write((tx) => endSession(tx, customer(), id));
    return null;
  },
  pushToken: async ({ write, caller, shopper }, { fcm_token }) => {
    shopper();
    if (caller?.kind === 'customer') await write((tx) => savePushToken(tx, caller, fcm_token));
    return caller?.kind === 'customer';
  },
  data: ({ reading, customer }) => readOwnData(reading.db, customer()),
};
