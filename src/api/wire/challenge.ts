import type { Context } from '#api/wire/send.ts';

/**
 * Adds the header that asks for a bearer, and that tells whether the one sent is no longer valid
 * (RFC 6750, section 3). For 401 answers, and for answers to a guest whose session has ended (RFC
 * 9110, section 11.6.1).
 */
export function challenge(context: Context, sent: boolean): void {
  context.header('www-authenticate', sent ? 'Bearer error="invalid_token"' : 'Bearer');
}
