// Signing in by Google or Facebook, from the browser's side: the way there, and what to do with the
// code that one comes back with.
import { call, type Answer, type Data } from '#web/ui/api.ts';

type Provider = 'google' | 'facebook';
type SignedIn = Data<'social.exchange'>;

/** The address that leads to a service and, in the end, on to `next`, a path below the language. */
export function socialPath(service: Provider, language: string, next: string): string {
  const query = new URLSearchParams({ language, ...(next === '/' ? {} : { next }) });
  return `/api/v1/user/social-login/redirect/${service}?${query}`;
}

/** Changes the code of a callback for a bearer: once, within a minute, in the browser that left. */
export const exchangeCode = (code: string): Promise<Answer<SignedIn>> =>
  call('social.exchange', { code });

/**
 * Which service somebody came from whoever must prove an address, and which one it knows; with an
 * `email`, digits go there.
 */
export const askSocialEmail = (code: string, email = ''): Promise<Answer<Data<'social.address'>>> =>
  call('social.address', { code, email });

/** Proves the address by the digits of the letter. */
export const confirmSocialEmail = (
  code: string,
  email: string,
  digits: string,
): Promise<Answer<SignedIn>> => call('social.confirm', { code, email, digits });
