import { Refusal } from '#base/refusal.ts';
import type { StorefrontSettings } from '#contract/storefront.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { SETTINGS, THE_ONE } from '#market/content/edit-settings.ts';
import { checkStyling } from '#market/content/styling.ts';
import { saveRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';

/** The cookie notice, what is measured, and the owner's CSS. */
export const readStorefront = (db: Db, _: Staff): Promise<StorefrontSettings> =>
  db
    .selectFrom('settings')
    .select(['cookie_banner', 'enable_ga', 'ga_id', 'enable_pixel', 'pixel_id', 'styling'])
    .executeTakeFirstOrThrow();

/**
 * Sets these, and has every page made anew. Refuses 'required' for the ID of what is switched on,
 * and CSS as `checkStyling` does.
 */
export async function saveStorefront(
  tx: Tx,
  staff: Staff,
  wish: StorefrontSettings,
): Promise<void> {
  if (wish.enable_ga && wish.ga_id === '') throw new Refusal('required', { field: 'ga_id' });
  if (wish.enable_pixel && wish.pixel_id === '')
    throw new Refusal('required', { field: 'pixel_id' });
  checkStyling(wish.styling);
  const { version } = await tx
    .selectFrom('settings')
    .select('version')
    .forUpdate()
    .executeTakeFirstOrThrow();
  await saveRow(tx, staff, SETTINGS, { id: THE_ONE, version, columns: wish });
  await touch(tx, 'settings');
  await audit(tx, staff, {
    action: 'storefront.save',
    subject: 'settings',
    note: JSON.stringify(wish),
  });
}
