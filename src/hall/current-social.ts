import type { Db } from '#db/connect.ts';
import type { Config } from '#hall/config.ts';
import type { Provider, Social } from '#market/accounts/social-provider.ts';
import { readSignInKeys, type AllKeys } from '#market/connections/sign-in-keys.ts';
import type { Vault } from '#market/settings/vault.ts';

/**
 * Returns the present sign-in providers: with keys of the environment, else those of the owner,
 * whose changes take effect at once in every process.
 */
export const currentSocial =
  ({ social: named }: Pick<Config, 'social'>, vault: Vault, socialOf: (keys: AllKeys) => Social) =>
  async (db: Db): Promise<Social> => {
    const stored = await readSignInKeys(db, vault);
    return socialOf({
      google: named.google ?? stored.google,
      facebook: named.facebook ?? stored.facebook,
    });
  };

const REAL = { google: 'https://accounts.google.com', facebook: 'https://www.facebook.com' };

/** Whether a provider's address is the real one, and not a stand-in or another provider. */
export const isRealProvider = (
  { socialAt }: Pick<Config, 'socialAt'>,
  provider: Provider,
): boolean => (provider === 'google' ? socialAt.issuer : socialAt.baseUrl) === REAL[provider];
