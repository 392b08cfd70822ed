import type { Handlers } from '#api/handler.ts';
import { callbackUrl } from '#api/social-callback.ts';
import type { adminSignInCalls } from '#contract/admin/sign-in.ts';
import { isRealProvider } from '#hall/current-social.ts';
import type { Services } from '#hall/services.ts';
import {
  openSignIn,
  readSignIns,
  saveSignIn,
  trySignIn,
  type SignInAccess,
} from '#market/connections/edit-sign-in.ts';
import { SIGN_IN } from '#market/connections/sign-in-keys.ts';
import { readEdits } from '#market/edits/read-edits.ts';

const accessOf = ({ vault, config }: Services): SignInAccess => ({
  vault,
  named: config.social,
  isReal: (provider) => isRealProvider(config, provider),
  callbackUrl: (provider) => callbackUrl(config, provider),
});

export const adminSignInHandlers: Handlers<typeof adminSignInCalls> = {
  all: ({ reading, services }) => readSignIns(reading.db, accessOf(services)),
  open: ({ reading, services }, { id }) => openSignIn(reading.db, accessOf(services), id),
  edits: async ({ reading, services }, { id }) => {
    await openSignIn(reading.db, accessOf(services), id);
    return readEdits(reading.db, SIGN_IN.noun, id);
  },
  save: ({ write, services }, sent, by) =>
    write(async (tx) => {
      await saveSignIn(tx, by, sent, accessOf(services));
      return openSignIn(tx, accessOf(services), sent.id);
    }),
  test: async ({ services }, sent) => {
    await trySignIn(services.db, sent, accessOf(services), services.socialOf);
    return null;
  },
};
