import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { signBearer } from '#market/accounts/bearer.ts';
import type { Staff } from '#market/settings/actor.ts';

const LASTS_MINUTES = 30;

type Viewing = { id: number; reason: string; secret: Uint8Array };

/**
 * Opens a session in which staff see the site as a customer does. It is read-only: the API refuses
 * every call that writes. Refuses 'account-not-found', and 'view-staff' for the account of a person
 * who works here.
 */
export async function viewAs(
  tx: Tx,
  staff: Staff,
  { id, reason, secret }: Viewing,
): Promise<{ token: string; ends_at: string }> {
  const { rows: found } = await sql<{ works: boolean }>`
    select exists (select from staff s where s.account_id = a.id) as works
    from accounts a
    where a.id = ${id} and a.erased_at is null and a.verified_at is not null
  `.execute(tx);
  if (!found[0]) throw new Refusal('account-not-found');
  if (found[0].works) throw new Refusal('view-staff');
  const { rows } = await sql<{ id: string; expires_at: Date }>`
    insert into sessions (account_id, expires_at, viewed_by, viewed_for)
    values (
      ${id}, now() + make_interval(mins => ${LASTS_MINUTES}::int), ${staff.accountId}, ${reason}
    )
    returning id, expires_at
  `.execute(tx);
  const [session] = rows;
  if (!session) throw new Error('A session was not written.');
  await audit(tx, staff, { action: 'account.view', subject: `account:${id}`, note: reason });
  const expiresAt = session.expires_at;
  return {
    token: await signBearer(secret, { id: session.id, accountId: id, expiresAt }),
    ends_at: expiresAt.toISOString(),
  };
}
