import { z } from 'zod';
import { consentKinds, routePattern } from '#contract/script-pages.ts';
import type { Common } from '#contract/shop.ts';
import type { Db } from '#db/connect.ts';
import { measuringScripts, type CustomScript } from '#market/content/custom-script.ts';
import type { Reading } from '#market/settings/reading.ts';

const consent = z.enum(consentKinds);

/** The scripts that pages may include, in order, after the analytics that are switched on. */
export async function readCustomScripts({ db }: Reading): Promise<CustomScript[]> {
  const [settings, rows] = await Promise.all([
    db
      .selectFrom('settings')
      .select(['enable_ga', 'ga_id', 'enable_pixel', 'pixel_id'])
      .executeTakeFirstOrThrow(),
    rowsOf(db),
  ]);
  return [...measuringScripts(settings), ...rows.map((row) => ({ ...row, key: String(row.id) }))];
}

/** The owner's scripts as the API returns them, for clients that ask for consent themselves. */
export async function readScriptsForClients({ db }: Reading): Promise<Common['custom_scripts']> {
  return (await rowsOf(db)).map(({ id, consent: purpose, pages, code, address }) => ({
    id,
    consent: purpose,
    route_pattern: routePattern(pages),
    header_script: address,
    header_script_code: code,
    body_script: '',
    body_script_code: '',
  }));
}

/** The scripts that are switched on. */
async function rowsOf(db: Db) {
  const rows = await db
    .selectFrom('custom_scripts')
    .select(['id', 'name', 'consent', 'pages', 'code', 'address', 'hosts'])
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, consent: consent.parse(row.consent) }));
}
