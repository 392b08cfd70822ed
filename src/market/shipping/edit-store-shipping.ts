// How a store makes, changes and deletes its own shipping rules.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { ShippingRuleFields } from '#contract/admin/shipping-rule.ts';
import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { deleteRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts } from '#market/settings/required-texts.ts';
import { SHIPPING_RULE } from '#market/shipping/edit-shipping-rule.ts';
import { removePlacesOf, saveShippingPlaces } from '#market/shipping/save-shipping-places.ts';

const OWN = { ...SHIPPING_RULE, follows: ['store_id'] };
/** The most rules that a store can make. */
const MOST = 50;

/**
 * Makes a shipping rule of the store (`id` null) or saves one, and its places. Refuses
 * 'thing-not-found', also for the market's and another store's, 'too-many-rules' with the limit,
 * 'required' without a title in the market's first language, and as `saveShippingPlaces` and
 * `saveRow` do.
 */
export async function saveStoreShipping(
  tx: Tx,
  by: Seller,
  { id, version, title, single_price, places }: Opened & ShippingRuleFields,
  market: MarketSettings,
): Promise<SavedRow> {
  if (id === null) await requireRoom(tx, by);
  else await lockOwn(tx, by, id);
  requireTexts(market, { title });
  const whose = id === null ? { store_id: by.storeId } : {};
  const saved = await saveRow(tx, by, OWN, {
    id,
    version,
    columns: { ...whose, title, single_price },
    hanging: (rule) => saveShippingPlaces(tx, market, rule, places),
  });
  const note = title[market.default_language] ?? '';
  await audit(tx, by, { action: 'shipping.save', subject: `shipping-rule:${saved.id}`, note });
  await touch(tx, 'shipping', 'products', 'every-product');
  return saved;
}

/**
 * Deletes a shipping rule of the store. Refuses 'thing-not-found', 'in-use' with the number of
 * products that use it, and as `removePlaces` and `deleteRow` do.
 */
export async function deleteStoreShipping(
  tx: Tx,
  by: Seller,
  thing: { id: number; version: number },
): Promise<void> {
  await lockOwn(tx, by, thing.id);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where shipping_rule_id = ${thing.id}
  `.execute(tx);
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new Refusal('in-use', { count });
  await deleteRow(tx, by, OWN, { ...thing, clear: () => removePlacesOf(tx, thing.id) });
  await audit(tx, by, { action: 'shipping.delete', subject: `shipping-rule:${thing.id}` });
  await touch(tx, 'shipping');
}

async function lockOwn(tx: Tx, { storeId }: Seller, id: number): Promise<void> {
  const { rows } = await sql`
    select from shipping_rules where id = ${id} and store_id = ${storeId} for update
  `.execute(tx);
  if (!rows[0]) throw new Refusal('thing-not-found');
}

/** Checks the limit, under a lock of the store. */
async function requireRoom(tx: Tx, { storeId }: Seller): Promise<void> {
  await sql`select from stores where id = ${storeId} for no key update`.execute(tx);
  const { rows } = await sql`
    select from shipping_rules where store_id = ${storeId}
  `.execute(tx);
  if (rows.length >= MOST) throw new Refusal('too-many-rules', { most: MOST });
}
