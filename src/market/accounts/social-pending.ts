// A sign-in by Google or Facebook that waits for an address: kept until its owner has proven one.
import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import type { Db, Tx } from '#db/connect.ts';
import { boundTo, secretWord, type Person } from '#market/accounts/social-provider.ts';
import type { Leaving } from '#market/accounts/social-visit.ts';

const LIVES_MINUTES = 30;
const provider = z.enum(['google', 'facebook']);
const storedShape = z.object({
  person: z.object({
    provider,
    issuer: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    proven: z.boolean(),
    name: z.string(),
  }),
  userToken: z.string().nullable(),
  next: z.string(),
  language: z.string(),
});

/**
 * Stores who a person is for half an hour, until they have proven an address. Returns the code to
 * go on with, valid in this browser only.
 */
export async function keepPending(
  tx: Tx,
  browser: string,
  person: Person,
  leaving: Leaving,
): Promise<string> {
  const code = secretWord();
  const data = JSON.stringify({ person, ...leaving });
  await sql`
    insert into social_visits (id, service, data, expires_at)
    values
      (
        ${boundTo(browser, code)}, ${person.provider}, ${data}::jsonb,
        now() + make_interval(mins => ${LIVES_MINUTES}::int)
      )
  `.execute(tx);
  return code;
}

/** Identifies a waiting sign-in: the browser that began it, and its code. */
export type Pending = { browser: string | null; code: string };

/** The waiting sign-in. Refuses 'social-over' when it has expired or belongs to another browser. */
export async function findPending(db: Db, { browser, code }: Pending) {
  const { rows } = await sql<PendingRow>`
    select data, expires_at > now() as live
    from social_visits
    where id = ${boundTo(browser ?? '', code)}
  `.execute(db);
  return read(rows[0], browser);
}

/** Returns the waiting sign-in and deletes it. Refuses as `findPending`. */
export async function takePending(tx: Tx, { browser, code }: Pending) {
  const { rows } = await sql<PendingRow>`
    delete from social_visits
    where id = ${boundTo(browser ?? '', code)}
    returning data, expires_at > now() as live
  `.execute(tx);
  return read(rows[0], browser);
}

type PendingRow = { data: unknown; live: boolean };

function read(row: PendingRow | undefined, browser: string | null) {
  const found = row?.live && browser ? storedShape.safeParse(row.data) : null;
  if (!found?.success) throw new Refusal('social-over');
  return found.data;
}
