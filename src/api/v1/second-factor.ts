import { tries } from '#api/attempts.ts';
import type { Handlers } from '#api/handler.ts';
import { proven } from '#api/proven.ts';
import type { secondFactorCalls } from '#contract/second-factor.ts';
import type { Visit } from '#hall/visit.ts';
import { forgetTries } from '#market/accounts/attempt-limits.ts';
import { ownEmail } from '#market/accounts/prove-password.ts';
import { removeSecondFactor, renewRecoveryCodes } from '#market/accounts/remove-second-factor.ts';
import { readSecondFactor } from '#market/accounts/second-factor.ts';
import { beginSecondFactor, confirmSecondFactor } from '#market/accounts/set-up-second-factor.ts';
import { answerChallenge, findChallenged } from '#market/accounts/sign-in-challenge.ts';
import { readSettings } from '#market/content/site-settings.ts';

export const secondFactorHandlers: Handlers<typeof secondFactorCalls> = {
  verify: async (visit, { challenge: word, code }) => {
    const { services, device } = visit;
    const { db, vault } = services;
    const email = await findChallenged(db, word);
    await tries(visit, 'factor', email);
    const secret = await services.bearerSecret();
    const entered = await answerChallenge(db, { word, code, vault, secret }, device);
    await forgetTries(db, 'factor', email, device.network);
    return entered;
  },
  read: ({ reading, customer }) => readSecondFactor(reading.db, customer()),
  begin: async (visit, { password }) => {
    await proven(visit, password);
    const { site_name: market } = await readSettings(visit.reading);
    const { vault } = visit.services;
    return visit.write((tx) => beginSecondFactor(tx, visit.customer(), { market, vault }));
  },
  confirm: (visit, { code }) =>
    counted(visit, () => {
      const { vault } = visit.services;
      return visit.write((tx) => confirmSecondFactor(tx, visit.customer(), { code, vault }));
    }),
  renewCodes: async (visit, { password, code }) => {
    await proven(visit, password);
    const { vault } = visit.services;
    return counted(visit, () =>
      visit.write((tx) => renewRecoveryCodes(tx, visit.customer(), { code, vault })),
    );
  },
  remove: async (visit, { password, code }) => {
    await proven(visit, password);
    const { vault } = visit.services;
    return counted(visit, async () => {
      await visit.write((tx) => removeSecondFactor(tx, visit.customer(), { code, vault }));
      return null;
    });
  },
};

/** Works with a code of the caller's, and counts the try. */
async function counted<T>(visit: Visit, work: () => Promise<T>): Promise<T> {
  const { services, device, customer } = visit;
  const email = await ownEmail(services.db, customer());
  await tries(visit, 'factor', email);
  const done = await work();
  await forgetTries(services.db, 'factor', email, device.network);
  return done;
}
