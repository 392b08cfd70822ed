// How the owner edits the scripts that the storefront may run.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { CustomScriptFields, CustomScriptRow } from '#contract/admin/custom-script.ts';
import type { Listed, ListInput, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { touch } from '#db/touch.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { originsOf } from '#market/content/custom-script.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { orderRows, type Sorted } from '#market/edits/order-rows.ts';
import {
  deleteRow,
  placeAtEnd,
  saveRow,
  type Opened,
  type SavedRow,
} from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';

type ListQuery = ListInput & { view?: 'on' | 'off' | undefined };

export const CUSTOM_SCRIPT = {
  noun: 'custom-script',
  table: 'custom_scripts',
  cameBack: customScriptRestored,
} as const;

const MOST_SCRIPTS = 20;
// each origin appears four times in a page's policy, and proxies accept headers up to 8 kB
const MOST_ORIGINS = 30;

/** A page of the scripts that match, in order; `q` searches names and addresses. */
export const listCustomScripts = (
  db: Db,
  { q, view, ...paging }: ListQuery,
): Promise<Listed<CustomScriptRow>> =>
  readList<CustomScriptRow>(db, paging, {
    from: sql`custom_scripts t`,
    columns: {
      id: sql`t.id`,
      name: sql`t.name`,
      consent: sql`t.consent`,
      pages: sql`t.pages`,
      code: sql`t.code`,
      address: sql`t.address`,
      hosts: sql`t.hosts`,
      enabled: sql`t.enabled`,
      position: sql`(row_number() over (order by t.position, t.id))::int`,
    },
    where: [
      ...(q ? [sql<boolean>`(t.name ilike ${likeText(q)} or t.address ilike ${likeText(q)})`] : []),
      ...(view ? [sql<boolean>`t.enabled = ${view === 'on'}`] : []),
    ],
    usual: 'position',
  });

/** A script with all that can be edited; null if there is none. */
export async function openCustomScript(db: Db, id: number) {
  const { rows } = await sql<OpenedThing<CustomScriptFields>>`
    select id, version, ${lastEdit(CUSTOM_SCRIPT.noun)} as edited, name, consent, pages, code,
      address, hosts, enabled
    from custom_scripts t
    where id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Makes a script (`id` null), after all others, or saves one, and has every page rebuilt. Refuses
 * 'custom-script-one' unless it has code or an address, 'custom-scripts-full', and as `saveRow`
 * does.
 */
export async function saveCustomScript(
  tx: Tx,
  by: Staff,
  { id, version, ...script }: Opened & CustomScriptFields,
): Promise<SavedRow> {
  if ((script.code === '') === (script.address === ''))
    throw new Refusal('custom-script-one', { field: 'code' });
  await oneAtATime(tx, 'custom-scripts');
  const place = id === null ? { position: await placeAtEnd(tx, CUSTOM_SCRIPT) } : {};
  const columns = {
    ...script,
    pages: [...new Set(script.pages)],
    hosts: [...new Set(script.hosts)],
    ...place,
  };
  const saved = await saveRow(tx, by, CUSTOM_SCRIPT, { id, version, columns });
  await checkRoom(tx);
  await touch(tx, 'settings');
  await audit(tx, by, {
    action: 'custom-script.save',
    subject: `custom-script:${saved.id}`,
    note: JSON.stringify(columns),
  });
  return saved;
}

/** Deletes a script and removes it from every page. Refuses as `deleteRow` does. */
export async function deleteCustomScript(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await deleteRow(tx, by, CUSTOM_SCRIPT, thing);
  await touch(tx, 'settings');
  await audit(tx, by, {
    action: 'custom-script.delete',
    subject: `custom-script:${thing.id}`,
  });
}

/** Puts a restored script back on the pages. Refuses 'custom-scripts-full'. */
async function customScriptRestored(tx: Tx): Promise<void> {
  await oneAtATime(tx, 'custom-scripts');
  await checkRoom(tx);
  await touch(tx, 'settings');
}

/** Sets the order in which scripts run. Refuses as `orderRows` does. */
export async function orderCustomScripts(tx: Tx, by: Staff, sorted: Sorted): Promise<void> {
  await orderRows(tx, by, CUSTOM_SCRIPT, sorted);
  await touch(tx, 'settings');
}

/** Refuses if all scripts together no longer fit into a page and its policy. */
async function checkRoom(tx: Tx): Promise<void> {
  const all = await tx.selectFrom('custom_scripts').select(['address', 'hosts']).execute();
  const origins = new Set(all.flatMap(originsOf));
  if (all.length > MOST_SCRIPTS || origins.size > MOST_ORIGINS)
    throw new Refusal('custom-scripts-full', { scripts: MOST_SCRIPTS, hosts: MOST_ORIGINS });
}
