// Signing in by Google or Facebook: what the market asks of them, and what they say of somebody.
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

export type Provider = 'google' | 'facebook';
/**
 * Somebody as a provider knows them: `issuer` and `subject` name them for ever, `proven` says that
 * the provider vouches for the address.
 */
export type Person = {
  provider: Provider;
  issuer: string;
  subject: string;
  email: string | null;
  proven: boolean;
  name: string;
};
/**
 * What is stored while somebody is with a provider, so that their answer can be told from a forged
 * one.
 */
export type Begun = { state: string; nonce: string; verifier: string };
/**
 * Why nobody was signed in: they said no, the provider does not answer, or its answer is not to be
 * believed; `message` is for the log and holds no secret.
 */
export type Trouble = { trouble: 'cancelled' | 'unavailable' | 'failed'; message: string };

/** The providers that the shop has keys for. */
export type Social = {
  has: Record<Provider, boolean>;
  /**
   * Where to send somebody, and what to keep meanwhile. `callbackUrl` is where they come back to.
   * Never throws.
   */
  begin: (
    provider: Provider,
    callbackUrl: string,
  ) => Promise<{ redirect: string; keep: Begun } | Trouble>;
  /**
   * Takes the address that they came back to, with the provider's answer in it; says who they are.
   * Never throws.
   */
  finish: (provider: Provider, currentUrl: URL, begun: Begun) => Promise<Person | Trouble>;
  /** Whether the provider knows the keys: null, or what is wrong. Never throws. */
  check: (provider: Provider, callbackUrl: string) => Promise<Trouble | null>;
};

/** Whether one can sign in with a provider: the shop has its keys and the owner wants it. */
export async function isOffered(db: Db, { has }: Social, provider: Provider): Promise<boolean> {
  if (!has[provider]) return false;
  const { rows } = await sql<{
    wanted: boolean;
  }>`select ${sql.ref(`${provider}_login`)} as wanted from settings`.execute(db);
  return rows[0]?.wanted ?? false;
}

/** A word that nobody can guess: 256 bits. */
export const secretWord = (): string => randomBytes(32).toString('base64url');

/**
 * How a secret word is kept: only together with the browser that it was given to is it worth
 * anything.
 */
export const boundTo = (browser: string, word: string): string =>
  createHash('sha256').update(`${browser} ${word}`).digest('base64url');

/** Takes away what was not come back for; answers how many rows. */
export async function sweepSocial(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`
    with visits as (
      delete from social_visits
      where expires_at < now()
      returning 1
    ),
    handoffs as (
      delete from social_handoffs
      where expires_at < now()
      returning 1
    )
    select (select count(*) from visits) + (select count(*) from handoffs) as count
  `.execute(db);
  return rows[0]?.count ?? 0;
}
