import { isVisitorToken } from '#base/visitor-token.ts';

const KEY = 'user_token';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 18;

/**
 * The token that identifies this browser to the API: created once by the cryptographic generator,
 * kept in local storage.
 */
export function visitorToken(): string {
  const known = localStorage.getItem(KEY);
  if (known && isVisitorToken(known)) return known;
  const made = Array.from(
    crypto.getRandomValues(new Uint8Array(LENGTH)),
    (byte) => LETTERS[byte % LETTERS.length],
  ).join('');
  localStorage.setItem(KEY, made);
  return made;
}
