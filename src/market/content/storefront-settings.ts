import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { OpenedStorefront, StorefrontSettings } from '#contract/storefront.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { SETTINGS, THE_ONE } from '#market/content/edit-settings.ts';
import { checkStyling } from '#market/content/styling.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { saveRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';

/** The part of the settings about the storefront: cookie notice, analytics, and the owner's CSS. */
export async function readStorefront(db: Db, _: Staff): Promise<OpenedStorefront> {
  const { rows } = await sql<OpenedStorefront>`
    select t.id, version, ${lastEdit(SETTINGS.noun)} as edited,
      cookie_banner, enable_ga, ga_id, enable_pixel, pixel_id, styling
    from (select ${THE_ONE}::int as id, * from settings) t
  `.execute(db);
  const [settings] = rows;
  if (!settings) throw new Error('The market has no settings.');
  return settings;
}

/**
 * Saves these settings and has every page rebuilt. Refuses 'required' for the missing ID of
 * analytics that are switched on, CSS as `checkStyling` does, and as `saveRow` does.
 */
export async function saveStorefront(
  tx: Tx,
  staff: Staff,
  { version: opened, ...settings }: StorefrontSettings & { version?: number | undefined },
): Promise<void> {
  if (settings.enable_ga && settings.ga_id === '')
    throw new Refusal('required', { field: 'ga_id' });
  if (settings.enable_pixel && settings.pixel_id === '')
    throw new Refusal('required', { field: 'pixel_id' });
  checkStyling(settings.styling);
  const { version } = await tx
    .selectFrom('settings')
    .select('version')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const known = { id: THE_ONE, version: opened ?? version };
  await saveRow(tx, staff, SETTINGS, { ...known, columns: settings });
  await touch(tx, 'settings');
  await audit(tx, staff, {
    action: 'storefront.save',
    subject: 'settings',
    note: JSON.stringify(settings),
  });
}
