// Names that nobody can guess.
// 32 letters and digits that are not taken for each other
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 16; // 80 bits

/** A random whole number from 1 to 2^53 − 1. */
export function randomId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low || 1;
}

/** A code that people type or share: 80 random bits in 16 letters. */
export function randomCode(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(CODE_LENGTH)),
    (byte) => ALPHABET[byte % 32],
  ).join('');
}

/** The key in a mailed link: 160 random bits. */
export const linkKey = (): string => `${randomCode()}${randomCode()}`;
