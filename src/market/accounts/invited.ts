// What invitations to work for the market and for a store have in common: a letter with a link that
// is good for three days, once.
import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '#db/connect.ts';

export const INVITED_DAYS = 3;

/** Whom the word of a link invites, and how the role becomes theirs. */
export type Invited = {
  email: string;
  /** A name; empty where that account is gone. */
  invited_by: string;
  /** Of the proven account of the address; null if it has none. */
  account_id: number | null;
  password: string | null;
  /** The store that it is to; null: the market's own staff. */
  store: { id: number; name: string } | null;
  /** Uses it up, only as it was read. Refuses 'invitation-over'. */
  use: (tx: Tx) => Promise<void>;
  /** Gives an account the role, and writes down that this name took it. */
  give: (tx: Tx, account: { accountId: number; name: string }) => Promise<void>;
};

/** The word of a new link, which nobody guesses. */
export const newWord = (): string => randomBytes(32).toString('base64url');

/** As the word of a link is kept. */
export const hashOf = (word: string): string => createHash('sha256').update(word).digest('hex');
