import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of a text or of bytes, in hexadecimal. */
export const hexHmac = (secret: string, payload: string | Uint8Array): string =>
  createHmac('sha256', secret).update(payload).digest('hex');

/**
 * Whether two texts are the same, in a time that does not tell where they differ. An empty text
 * equals nothing, so a secret that was never set lets nobody in.
 */
export function isSame(expected: string, given: string | null | undefined): boolean {
  if (!expected || !given) return false;
  const own = Buffer.from(expected);
  const givenBytes = Buffer.from(given);
  return own.length === givenBytes.length && timingSafeEqual(own, givenBytes);
}
