import type { Handlers } from '#api/handler.ts';
import type { passkeyCalls } from '#contract/passkey.ts';
import type { Visit } from '#hall/visit.ts';
import { addPasskey, beginPasskey, readPasskeys, removePasskey } from '#market/accounts/passkey.ts';
import { passkeySite, type PasskeySite } from '#market/accounts/passkey-site.ts';
import { askPasskey, enterWithPasskey } from '#market/accounts/passkey-sign-in.ts';
import { readSettings } from '#market/content/site-settings.ts';

export const passkeyHandlers: Handlers<typeof passkeyCalls> = {
  all: ({ reading, customer }) => readPasskeys(reading.db, customer()),
  begin: async (visit) => {
    const site = await siteOf(visit);
    return visit.write((tx) => beginPasskey(tx, visit.customer(), site));
  },
  add: async (visit, input) => {
    const site = await siteOf(visit);
    return visit.write((tx) => addPasskey(tx, visit.customer(), { ...input, site }));
  },
  remove: async ({ write, customer }, { id }) => {
    await write((tx) => removePasskey(tx, customer(), id));
    return null;
  },
  ask: async (visit) => {
    const site = await siteOf(visit);
    return visit.write((tx) => askPasskey(tx, site));
  },
  enter: async (visit, { response, user_token: userToken }) => {
    const site = await siteOf(visit);
    const secret = await visit.services.bearerSecret();
    return visit.write((tx) =>
      enterWithPasskey(tx, { response, site, secret, userToken }, visit.device),
    );
  },
};

async function siteOf({ services, reading }: Visit): Promise<PasskeySite> {
  return passkeySite(services.config.publicUrl, (await readSettings(reading)).site_name);
}
