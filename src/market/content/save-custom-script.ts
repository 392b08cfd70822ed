import type { CustomScriptRow } from '#contract/custom-script.ts';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { touch } from '#db/touch.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { originsOf } from '#market/content/custom-script.ts';
import type { Staff } from '#market/settings/actor.ts';

const MOST_SCRIPTS = 20;
// each stands four times in the policy of a page, and proxies take headers of 8 kB
const MOST_ORIGINS = 30;

/** A script as it is to be; `id` null for a new one. */
export type CustomScriptWish = Omit<CustomScriptRow, 'id'> & { id: number | null };

/**
 * Writes a script, or changes one, and has every page made anew. Refuses 'custom-script-not-found',
 * 'custom-script-one' unless it has code or an address, 'custom-scripts-full'.
 */
export async function saveCustomScript(
  tx: Tx,
  staff: Staff,
  { id, ...wish }: CustomScriptWish,
): Promise<void> {
  if ((wish.code === '') === (wish.address === '')) throw new Refusal('custom-script-one');
  await oneAtATime(tx, 'custom-scripts');
  const row = { ...wish, pages: [...new Set(wish.pages)], hosts: [...new Set(wish.hosts)] };
  const saved =
    id === null
      ? await tx.insertInto('custom_scripts').values(row).returning('id').executeTakeFirstOrThrow()
      : await tx
          .updateTable('custom_scripts')
          .set(row)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst();
  if (!saved) throw new Refusal('custom-script-not-found');
  await checkRoom(tx);
  await touch(tx, 'settings');
  await audit(tx, staff, {
    action: 'custom-script.save',
    subject: `custom-script:${saved.id}`,
    note: JSON.stringify(row),
  });
}

/** Takes a script away, from every page too. Refuses 'custom-script-not-found'. */
export async function deleteCustomScript(tx: Tx, staff: Staff, id: number): Promise<void> {
  const gone = await tx
    .deleteFrom('custom_scripts')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw new Refusal('custom-script-not-found');
  await touch(tx, 'settings');
  await audit(tx, staff, { action: 'custom-script.delete', subject: `custom-script:${id}` });
}

/** Whether all scripts together still fit into a page and its policy. */
async function checkRoom(tx: Tx): Promise<void> {
  const all = await tx.selectFrom('custom_scripts').select(['address', 'hosts']).execute();
  const origins = new Set(all.flatMap(originsOf));
  if (all.length > MOST_SCRIPTS || origins.size > MOST_ORIGINS)
    throw new Refusal('custom-scripts-full', { scripts: MOST_SCRIPTS, hosts: MOST_ORIGINS });
}
