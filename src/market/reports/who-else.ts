import { sql } from 'kysely';
import { restrictNeeds, type DecidedKind } from '#contract/decision.ts';
import type { Db } from '#db/connect.ts';
import { roleMay } from '#market/accounts/staff-permissions.ts';
import type { Staff } from '#market/settings/actor.ts';

/** Whether another member of staff may judge objections about such things, and reverse them. */
export async function whoElse(db: Db, { accountId }: Staff, kind: DecidedKind): Promise<boolean> {
  const { rows } = await sql`
    select from staff s
    join roles r on r.code = s.role
    where s.account_id <> ${accountId} and ${roleMay('reports')} and ${roleMay(restrictNeeds[kind])}
    limit 1
  `.execute(db);
  return rows.length > 0;
}
