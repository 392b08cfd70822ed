// Passwords: what is accepted, and what the market needs to keep them.
import { Refusal } from '#base/refusal.ts';
import { isCommon } from '#market/accounts/guessable-passwords.ts';

/** Hashing, off the request's thread. */
export type Passwords = {
  /** A password as it is kept. */
  seal: (password: string) => Promise<string>;
  /** Whether a password is the kept one; null, for nobody, takes as long and is false. */
  fits: (password: string, hash: string | null) => Promise<boolean>;
};

/**
 * Takes a password that somebody chooses, and words that it must not be (their name, their
 * address). Refuses 'password-too-short' and 'password-common'.
 */
export function checkPassword(password: string, least: number, own: string[]): void {
  if ([...password].length < least) throw new Refusal('password-too-short', { least });
  if (
    isCommon(password) ||
    own.some((word) => word.length > 2 && password.toLowerCase() === word.toLowerCase())
  )
    throw new Refusal('password-common');
}
