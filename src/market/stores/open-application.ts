import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { customerKey } from '#market/settings/actor.ts';

/** An application that waits for a decision, and its applicant. */
export type Open = {
  account_id: number;
  state: string;
  store_name: string;
  language: string;
  name: string;
  email: string;
};

/**
 * Locks an application that waits for a decision, so that it is not decided, withdrawn or
 * supplemented meanwhile. An unproven one counts as not found. Refuses 'application-not-found' and
 * 'application-decided'.
 */
export async function lockOpen(tx: Tx, id: number): Promise<Open> {
  const found = await tx
    .selectFrom('applications')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (found) await oneAtATime(tx, customerKey(found.account_id));
  const {
    rows: [open],
  } = await sql<Open>`
    select p.account_id, p.state, p.store_name, p.language, a.name, a.email
    from applications p
    join accounts a on a.id = p.account_id
    where p.id = ${id}
    for update of p
  `.execute(tx);
  if (!open || open.state === 'unverified') throw new Refusal('application-not-found');
  if (open.state !== 'received') throw new Refusal('application-decided');
  return open;
}
