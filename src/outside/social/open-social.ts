import type { Provider, Social } from '#market/accounts/social-provider.ts';
import type { AllKeys, SignInKeys } from '#market/connections/sign-in-keys.ts';
import { authorize, type ProviderParts } from '#outside/social/authorize.ts';
import { facebook, type FacebookKeys } from '#outside/social/facebook.ts';
import { google, type GoogleKeys } from '#outside/social/google.ts';
import { troubleOf } from '#outside/social/trouble-of.ts';

const MOST_S = 8;

/**
 * Takes the shop's keys for each provider (null: none), and the seconds to wait for an answer. No
 * provider is contacted before a person signs in.
 */
export function openSocial(
  keys: { google: GoogleKeys | null; facebook: FacebookKeys | null },
  seconds = MOST_S,
): Social {
  const known: Record<Provider, ProviderParts | null> = {
    google: keys.google && google(keys.google, seconds),
    facebook: keys.facebook && facebook(keys.facebook, seconds),
  };
  const withKeys = async <T>(provider: Provider, work: (found: ProviderParts) => Promise<T>) => {
    const found = known[provider];
    return found
      ? work(found).catch(troubleOf)
      : { trouble: 'failed' as const, message: `no keys for ${provider}` };
  };
  return {
    has: { google: known.google !== null, facebook: known.facebook !== null },
    begin: (provider, callbackUrl) => withKeys(provider, (found) => authorize(found, callbackUrl)),
    finish: (provider, currentUrl, begun) =>
      withKeys(provider, async (found) =>
        found.read(await found.configuration(), { currentUrl, begun }),
      ),
    check: (provider, callbackUrl) =>
      withKeys(provider, async (found) => {
        await found.check(await found.configuration(), callbackUrl);
        return null;
      }),
  };
}

type Where = Omit<GoogleKeys & FacebookKeys, keyof SignInKeys>;
const MOST_KEPT = 8;

/** Opens it for keys, and caches the last keys with what was found for them. */
export function rememberSocial(where: Where): (keys: AllKeys) => Social {
  const cached = new Map<string, Social>();
  return (keys) => {
    const name = JSON.stringify(keys);
    const { google: googleKeys, facebook: facebookKeys } = keys;
    const social =
      cached.get(name) ??
      openSocial({
        google: googleKeys && { ...where, ...googleKeys },
        facebook: facebookKeys && { ...where, ...facebookKeys },
      });
    cached.delete(name);
    cached.set(name, social);
    const [oldest = ''] = cached.keys();
    if (cached.size > MOST_KEPT) cached.delete(oldest);
    return social;
  };
}
