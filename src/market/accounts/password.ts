// Passwords: which are accepted, and what the market needs in order to store them.
import { Refusal } from '#base/refusal.ts';
import { isCommon } from '#market/accounts/guessable-passwords.ts';

/** Hashing, off the request's thread. */
export type Passwords = {
  /** Hashes a password for storage. */
  seal: (password: string) => Promise<string>;
  /**
   * Whether a password matches a stored hash. For null (no such account) it takes equally long and
   * returns false.
   */
  fits: (password: string, hash: string | null) => Promise<boolean>;
};

/**
 * Checks a newly chosen password; `own` lists words it must not be (the owner's name and address).
 * Refuses 'password-too-short' and 'password-common'.
 */
export function checkPassword(password: string, least: number, own: string[]): void {
  if ([...password].length < least) throw new Refusal('password-too-short', { least });
  if (
    isCommon(password) ||
    own.some((word) => word.length > 2 && password.toLowerCase() === word.toLowerCase())
  )
    throw new Refusal('password-common');
}
