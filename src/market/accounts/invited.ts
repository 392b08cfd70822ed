// What invitations to the market's staff and to a store have in common: a mailed link that works
// once, within three days.
import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '#db/connect.ts';

export const INVITED_DAYS = 3;

/** The person whom an invitation's link invites, and how they are given the role. */
export type Invited = {
  email: string;
  /** The name of the person who invited; empty when that account is gone. */
  invited_by: string;
  /** The proven account of the address; null if it has none. */
  account_id: number | null;
  password: string | null;
  /** The store to work for; null for the market's own staff. */
  store: { id: number; name: string } | null;
  /**
   * Marks the invitation as used, provided it has not changed since it was read. Refuses
   * 'invitation-over'.
   */
  use: (tx: Tx) => Promise<void>;
  /** Gives an account the role, and writes down that the named person took it. */
  give: (tx: Tx, account: { accountId: number; name: string }) => Promise<void>;
};

/** A secret for a new link, too long to guess. */
export const newWord = (): string => randomBytes(32).toString('base64url');

/** The hash under which a link's secret is stored. */
export const hashOf = (word: string): string => createHash('sha256').update(word).digest('hex');
