import { tries } from '#api/attempts.ts';
import type { Handlers } from '#api/handler.ts';
import type { invitationCalls } from '#contract/invitation.ts';
import { readSettings } from '#market/content/site-settings.ts';
import { acceptInvitation, findInvitation } from '#market/people/accept-invitation.ts';

export const invitationHandlers: Handlers<typeof invitationCalls> = {
  find: async ({ reading }, { word }) => {
    const { email, invited_by, password, store } = await findInvitation(reading.db, word);
    const { site_name: market } = await readSettings(reading);
    return { email, has_account: password !== null, market, store, invited_by };
  },
  accept: async (visit, sent) => {
    const { services, language } = visit;
    const { email } = await findInvitation(services.db, sent.word);
    await tries(visit, 'sign-in', email);
    return {
      email: await acceptInvitation(services.db, services.passwords, { ...sent, language }),
    };
  },
};
