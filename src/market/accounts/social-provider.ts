// Signing in through Google or Facebook: what the market asks of a provider, and what it answers.
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

export type Provider = 'google' | 'facebook';
/**
 * A person as a provider knows them: `issuer` and `subject` identify them permanently; `proven`
 * means that the provider vouches for the address.
 */
export type Person = {
  provider: Provider;
  issuer: string;
  subject: string;
  email: string | null;
  proven: boolean;
  name: string;
};
/** Stored while a person is at a provider, to tell its answer from a forged one. */
export type Begun = { state: string; nonce: string; verifier: string };
/**
 * Why nobody was signed in: the person declined, the provider does not answer, or its answer cannot
 * be trusted. `message` is for the log and holds no secret.
 */
export type Trouble = { trouble: 'cancelled' | 'unavailable' | 'failed'; message: string };

/** The providers that the shop has keys for. */
export type Social = {
  has: Record<Provider, boolean>;
  /**
   * Returns the address to send a person to, and what to store meanwhile. `callbackUrl` is where
   * they come back to. Never throws.
   */
  begin: (
    provider: Provider,
    callbackUrl: string,
  ) => Promise<{ redirect: string; keep: Begun } | Trouble>;
  /**
   * Takes the address they came back to, which holds the provider's answer; returns who they are.
   * Never throws.
   */
  finish: (provider: Provider, currentUrl: URL, begun: Begun) => Promise<Person | Trouble>;
  /**
   * Checks the keys with the provider: returns null when they are good, else what is wrong. Never
   * throws.
   */
  check: (provider: Provider, callbackUrl: string) => Promise<Trouble | null>;
};

/**
 * Whether a provider is offered for signing in: the shop has its keys, and the owner has switched
 * it on.
 */
export async function isOffered(db: Db, { has }: Social, provider: Provider): Promise<boolean> {
  if (!has[provider]) return false;
  const { rows } = await sql<{
    wanted: boolean;
  }>`select ${sql.ref(`${provider}_login`)} as wanted from settings`.execute(db);
  return rows[0]?.wanted ?? false;
}

/** A random secret of 256 bits. */
export const secretWord = (): string => randomBytes(32).toString('base64url');

/** The hash under which a secret is stored; it binds the secret to the browser that received it. */
export const boundTo = (browser: string, word: string): string =>
  createHash('sha256').update(`${browser} ${word}`).digest('base64url');

/** Deletes visits, codes and waiting sign-ins that have expired; returns how many rows. */
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
