// A visit to a provider: begun in one browser, and ended once, in the same one.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#db/connect.ts';
import { boundTo, type Begun, type Provider } from '#market/accounts/social-provider.ts';

/**
 * The person who left for the provider: the visitor they were, the page they want next, their
 * language, and the web client they came from (null: the shop's own pages).
 */
export type Leaving = {
  userToken: string | null;
  next: string;
  language: string;
  origin: string | null;
};

const LIVES_MINUTES = 10;
const storedShape = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  userToken: z.string().nullable(),
  next: z.string(),
  language: z.string(),
  origin: z.string().nullable(),
});

/** Records that the browser which holds a secret of ours has left for a provider. */
export async function beginVisit(
  db: Db,
  browser: string,
  provider: Provider,
  visit: Begun & Leaving,
): Promise<void> {
  await sql`
    insert into social_visits (id, service, data, expires_at)
    values
      (
        ${boundTo(browser, visit.state)}, ${provider}, ${JSON.stringify(visit)}::jsonb,
        now() + make_interval(mins => ${LIVES_MINUTES}::int)
      )
  `.execute(db);
}

/**
 * Ends the visit from which a browser comes back; null when it began none with this state, has come
 * back already, or took too long.
 */
export async function endVisit(
  db: Db,
  browser: string,
  provider: Provider,
  state: string,
): Promise<(Begun & Leaving) | null> {
  const {
    rows: [row],
  } = await sql<{ data: unknown; live: boolean }>`
    delete from social_visits
    where id = ${boundTo(browser, state)}
      and service = ${provider}
    returning data, expires_at > now() as live
  `.execute(db);
  return row?.live ? (storedShape.safeParse(row.data).data ?? null) : null;
}
