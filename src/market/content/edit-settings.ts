// How the owner edits the market's settings.
import { sql } from 'kysely';
import { exponentOf } from '#base/currency.ts';
import { Refusal } from '#base/refusal.ts';
import type { OpenedSettings, SettingsFields } from '#contract/admin/settings.ts';
import type { Db, Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { touch } from '#db/touch.ts';
import { isoText, lastEdit } from '#market/edits/read-edits.ts';
import { lockRow, saveRow } from '#market/edits/save-row.ts';
import { readPlaces } from '#market/places/read-places.ts';
import type { Staff } from '#market/settings/actor.ts';
import { checkZone } from '#market/settings/check-zone.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts } from '#market/settings/required-texts.ts';

export const SETTINGS = {
  noun: 'settings',
  table: 'settings',
  only: true,
  follows: ['eu_since', 'eu_said_at'],
} as const;
/** The id of the single row in its history. */
export const THE_ONE = 1;

const moneyMoved = sql<boolean>`
  (exists (select from orders) or exists (select from ledger_entries))
`;

/** The settings with all that can be edited, and whether their currency may still change. */
export async function openSettings(db: Db): Promise<OpenedSettings> {
  const { rows } = await sql<OpenedSettings>`
    select t.id, version, ${lastEdit(SETTINGS.noun)} as edited,
      site_name, meta_title, meta_description, copyright_text,
      header_logo, footer_logo, email_logo, default_image, primary_color, primary_hover_color,
      body_font, heading_font,
      phone, email, address_1, address_2, city, state, zip, country,
      default_country, default_state, time_zone, guest_checkout, vendor_registration, cookie_banner,
      slider_autoplay, cart_reminder_hours, eu_pack, ${isoText('t.eu_grace')} as eu_grace, trader_checks, currency,
      currency_exponent, currency_icon, currency_position, decimal_format,
      ${moneyMoved} as currency_fixed
    from (select ${THE_ONE}::int as id, * from settings) t
  `.execute(db);
  const [settings] = rows;
  if (!settings) throw new Error('The market has no settings.');
  return settings;
}

/**
 * Saves the settings. Refuses 'required' for texts missing in the market's first language,
 * 'invalid-input' for an unknown default country, state or time zone and for a wrong exponent of a
 * new currency, 'currency-fixed' for another currency or exponent once there are orders, and as
 * `saveRow` does.
 */
export async function saveSettings(
  tx: Tx,
  by: Staff,
  { version, ...fields }: SettingsFields & { version: number },
  market: MarketSettings,
): Promise<void> {
  const { site_name, meta_title, meta_description, copyright_text } = fields;
  requireTexts(market, { site_name, meta_title, meta_description, copyright_text });
  checkHome(fields);
  await checkZone(tx, fields.time_zone);
  const { row } = await lockRow(tx, SETTINGS, { id: THE_ONE, version });
  await checkCurrency(tx, row, fields);
  await saveRow(tx, by, SETTINGS, { id: THE_ONE, version, columns: fields });
  await enqueue(tx, 'hold-stores', {});
  await touch(tx, 'settings');
}

function checkHome({ default_country: country, default_state: state }: SettingsFields): void {
  const home = readPlaces('en').countries[country];
  if (!home) throw new Refusal('invalid-input', { field: 'default_country' });
  if (state !== '' && !Object.hasOwn(home.states, state))
    throw new Refusal('invalid-input', { field: 'default_state' });
}

async function checkCurrency(
  tx: Tx,
  before: Record<string, unknown>,
  fields: SettingsFields,
): Promise<void> {
  const field = (['currency', 'currency_exponent'] as const).find(
    (name) => before[name] !== fields[name],
  );
  if (!field) return;
  const { rows } = await sql<{ moved: boolean }>`select ${moneyMoved} as moved`.execute(tx);
  if (rows[0]?.moved) throw new Refusal('currency-fixed', { field });
  // gateways use the exponents of ISO 4217
  if (fields.currency_exponent !== exponentOf(fields.currency))
    throw new Refusal('invalid-input', { field: 'currency_exponent' });
}
