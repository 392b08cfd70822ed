// A session whose owner has just given the password again: for some minutes it may do what a stolen
// session must not. Timed by the database's clock.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { PROOF_MINUTES } from '#contract/sensitive.ts';
import type { Db, Tx } from '#db/connect.ts';
import type { Customer } from '#market/settings/actor.ts';

/** Records that the caller has just proven who they are; returns until when that counts, ISO. */
export async function proveSession(tx: Tx, { sessionId }: Customer): Promise<string> {
  const { rows } = await sql<{ until: Date }>`
    update sessions set proved_at = now()
    where id = ${sessionId}::uuid
    returning proved_at + make_interval(mins => ${PROOF_MINUTES}::int) as until
  `.execute(tx);
  if (!rows[0]) throw new Refusal('not-signed-in');
  return rows[0].until.toISOString();
}

/** Refuses 'prove-again' to a session that has proven nothing within the last minutes. */
export async function checkProven(db: Db, { sessionId }: Customer): Promise<void> {
  const { rows } = await sql`
    select from sessions
    where id = ${sessionId}::uuid
      and proved_at > now() - make_interval(mins => ${PROOF_MINUTES}::int)
  `.execute(db);
  if (rows.length === 0) throw new Refusal('prove-again');
}
