// A visit to a provider: begun in one browser, ended once, in the same.
import { z } from 'zod';
import type { Db } from '#db/connect.ts';
import { boundTo, type Begun, type Provider } from '#market/accounts/social.ts';

/** Who left: the visitor they were, where they want to go on, in which language. */
export type Leaving = { userToken: string | null; next: string; language: string };

const LIVES_MS = 10 * 60_000;
const kept = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), userToken: z.string().nullable(), next: z.string(), language: z.string() });

/** Notes that the browser which holds a word of ours has left for a provider. */
export async function beginVisit(db: Db, browser: string, provider: Provider, visit: Begun & Leaving, now = new Date()): Promise<void> {
  await db.insertInto('social_visits').values({ id: boundTo(browser, visit.state), service: provider, data: JSON.stringify(visit), expires_at: new Date(now.getTime() + LIVES_MS) }).execute();
}

/** Ends the visit that a browser comes back from; null when it began none with this state, is back already, or was away too long. */
export async function endVisit(db: Db, browser: string, provider: Provider, state: string, now = new Date()): Promise<(Begun & Leaving) | null> {
  const row = await db.deleteFrom('social_visits').where('id', '=', boundTo(browser, state)).where('service', '=', provider).returning(['data', 'expires_at']).executeTakeFirst();
  return row && row.expires_at > now ? kept.safeParse(row.data).data ?? null : null;
}
