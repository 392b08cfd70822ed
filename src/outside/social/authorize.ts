// The authorization code flow with PKCE, the same for every provider.
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';
import type { Begun, Person } from '#market/accounts/social-provider.ts';

export type CallbackAnswer = { currentUrl: URL; begun: Begun };
/** The parts that differ between providers. */
export type ProviderParts = {
  scope: string;
  configuration: () => Promise<Configuration>;
  read: (configuration: Configuration, answer: CallbackAnswer) => Promise<Person>;
  /** Throws unless the provider accepts the keys. */
  check: (configuration: Configuration, callbackUrl: string) => Promise<void>;
};

/**
 * The URL to redirect to, and what to store until they come back. Throws what openid-client throws.
 */
export async function authorize(
  { scope, configuration }: ProviderParts,
  callbackUrl: string,
): Promise<{ redirect: string; keep: Begun }> {
  const keep = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const address = buildAuthorizationUrl(await configuration(), {
    redirect_uri: callbackUrl,
    scope,
    state: keep.state,
    ...(scope.startsWith('openid') ? { nonce: keep.nonce } : {}),
    code_challenge: await calculatePKCECodeChallenge(keep.verifier),
    code_challenge_method: 'S256',
  });
  return { redirect: address.href, keep };
}
