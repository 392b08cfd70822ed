import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { hasSecondFactor } from '#market/accounts/second-factor.ts';
import { lockStaff } from '#market/accounts/staff.ts';
import { mayAll, permissionsOf } from '#market/accounts/staff-permissions.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * Sets whether people with a role must have a second factor; those without one must set it up
 * before they can do anything else. Refuses 'factor-first' to a caller who has none themselves, so
 * that at least one person can still undo this; 'thing-not-found', 'more-than-own', and as
 * `lockStaff` does.
 */
export async function demandSecondFactor(
  tx: Tx,
  staff: Staff,
  { id, demanded }: { id: number; demanded: boolean },
): Promise<void> {
  const by = await lockStaff(tx, staff);
  const role = await tx
    .selectFrom('roles')
    .select(['code', 'permissions'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!role) throw new Refusal('thing-not-found');
  if (!mayAll(by, permissionsOf(role.code, role.permissions))) throw new Refusal('more-than-own');
  if (demanded && !(await hasSecondFactor(tx, staff.accountId))) throw new Refusal('factor-first');
  await tx.updateTable('roles').set({ second_factor: demanded }).where('id', '=', id).execute();
  const action = demanded ? 'second-factor.demand' : 'second-factor.no-demand';
  await audit(tx, staff, { action, subject: `role:${id}` });
}
