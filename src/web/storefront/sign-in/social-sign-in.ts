// Sign-in with Google or Facebook in the browser: the link there, and the code that comes back.
import { call, type Answer, type Data } from '#web/ui/api.ts';

type Provider = 'google' | 'facebook';
type SignedIn = Data<'social.exchange'>;

/** The address that leads to a provider and, in the end, to `next`, a path below the language. */
export function socialPath(service: Provider, language: string, next: string): string {
  const query = new URLSearchParams({ language, ...(next === '/' ? {} : { next }) });
  return `/api/v1/user/social-login/redirect/${service}?${query}`;
}

/**
 * Exchanges the code of a callback for a bearer: once, within a minute, in the browser that
 * started.
 */
export const exchangeCode = (code: string): Promise<Answer<SignedIn>> =>
  call('social.exchange', { code });

/**
 * The provider and the address it knows, for a person who must prove an address; with an `email`,
 * sends digits there.
 */
export const askSocialEmail = (code: string, email = ''): Promise<Answer<Data<'social.address'>>> =>
  call('social.address', { code, email });

/** Proves the address with the digits from the letter. */
export const confirmSocialEmail = (
  code: string,
  email: string,
  digits: string,
): Promise<Answer<SignedIn>> => call('social.confirm', { code, email, digits });
