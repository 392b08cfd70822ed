import { customScript, type CustomScriptRow } from '#contract/custom-script.ts';
import { routePattern } from '#contract/script-pages.ts';
import type { Common } from '#contract/shop.ts';
import type { Db } from '#db/connect.ts';
import { measuringScripts, type CustomScript } from '#market/content/custom-script.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { Reading } from '#market/settings/reading.ts';

/** The owner's scripts as they wrote them, in their order, with those that are switched off. */
export const listCustomScripts = (db: Db, _: Staff): Promise<CustomScriptRow[]> => rowsOf(db);

/** The scripts that pages may hold, in their order; measuring that is switched on comes first. */
export async function readCustomScripts({ db }: Reading): Promise<CustomScript[]> {
  const [settings, rows] = await Promise.all([
    db
      .selectFrom('settings')
      .select(['enable_ga', 'ga_id', 'enable_pixel', 'pixel_id'])
      .executeTakeFirstOrThrow(),
    rowsOf(db),
  ]);
  const own = rows.filter(({ enabled }) => enabled);
  return [...measuringScripts(settings), ...own.map((row) => ({ ...row, key: String(row.id) }))];
}

/** The owner's scripts as the wire has them, for clients that ask for consent by themselves. */
export async function readScriptsForClients({ db }: Reading): Promise<Common['custom_scripts']> {
  return (await rowsOf(db))
    .filter(({ enabled }) => enabled)
    .map(({ id, consent, pages, code, address }) => ({
      id,
      consent,
      route_pattern: routePattern(pages),
      header_script: address,
      header_script_code: code,
      body_script: '',
      body_script_code: '',
    }));
}

async function rowsOf(db: Db): Promise<CustomScriptRow[]> {
  const rows = await db
    .selectFrom('custom_scripts')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => customScript.parse(row));
}
