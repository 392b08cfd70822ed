import { sql } from 'kysely';
import { decimalText } from '#base/currency.ts';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { roleMay } from '#market/accounts/staff-permissions.ts';
import { isLooser } from '#market/approvals/approval.ts';
import { askApproval, readLimit } from '#market/approvals/ask-approval.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * Sets the amount above which a second person must approve (minor units; null: never). Raising it
 * needs a second person too, if there is one: otherwise anybody who may set the limit could evade
 * it. Returns the id of the waiting request, or null when it was done.
 */
export async function changeLimit(
  tx: Tx,
  staff: Staff,
  above: Money | null,
  now = new Date(),
): Promise<number | null> {
  await oneAtATime(tx, 'staff');
  const { above: current, currency, exponent } = await readLimit(tx);
  if (above === current) return null;
  if (isLooser(above, current) && (await hasColleague(tx, staff))) {
    const limitText = (limit: Money | null) =>
      limit === null ? 'off' : decimalText(limit, exponent);
    const reason = `${limitText(current)} → ${limitText(above)}`;
    const request = {
      kind: 'limit',
      amount: above,
      currency,
      exponent,
      payload: {},
      reason,
    } as const;
    return askApproval(tx, staff, request, now);
  }
  await setLimit(tx, staff, above);
  return null;
}

/** Writes the limit, in minor units. */
export async function setLimit(tx: Tx, staff: Staff, above: Money | null): Promise<void> {
  await tx.updateTable('settings').set({ second_person_above: above }).execute();
  await audit(tx, staff, {
    action: 'second-person.set',
    subject: 'settings',
    note: above === null ? 'off' : `above ${above}`,
  });
}

/** Whether another person may decide about money. */
async function hasColleague(tx: Tx, { accountId }: Staff): Promise<boolean> {
  const { rows } = await sql`
    select from staff s
    join roles r on r.code = s.role
    where s.account_id <> ${accountId} and ${roleMay('money')}
    limit 1
  `.execute(tx);
  return rows.length > 0;
}
