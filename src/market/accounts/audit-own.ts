import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import type { Customer } from '#market/settings/actor.ts';

/** Writes down what staff of the market did with their own account; for other accounts, nothing. */
export async function auditOwn(
  tx: Tx,
  { accountId }: Pick<Customer, 'accountId'>,
  action: string,
  note = '',
): Promise<void> {
  await sql`
    insert into audit (account_id, actor, action, subject, note)
    select a.id, a.name, ${action}, 'account:' || a.id, ${note}
    from accounts a
    join staff s on s.account_id = a.id
    where a.id = ${accountId}
  `.execute(tx);
}
