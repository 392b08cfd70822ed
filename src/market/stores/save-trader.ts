// A store's owner enters the trader behind it, and staff check the data.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { TraderFields } from '#contract/trader.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { saveRow } from '#market/edits/save-row.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import { TRADER } from '#market/stores/read-trader.ts';
import { touchStore } from '#market/stores/touch-store.ts';

/**
 * Saves the trader of the caller's store; only an owner may. A trader who is in no register has no
 * number there. Refuses 'not-allowed', 'invalid-input' for a number together with `unregistered`,
 * and as `saveRow` does.
 */
export async function saveTrader(
  tx: Tx,
  by: Seller,
  { version, ...columns }: TraderFields & { version: number },
): Promise<void> {
  if (by.role !== 'owner') throw new Refusal('not-allowed');
  if (columns.unregistered && columns.register_number !== '')
    throw new Refusal('invalid-input', { field: 'register_number' });
  const saved = await saveRow(tx, by, TRADER, { id: by.storeId, version, columns });
  if (saved.version === version) return;
  await audit(tx, by, { action: 'store.trader', subject: `store:${by.storeId}` });
  await touchStore(tx, by.storeId);
}

/** A store, and the time of the last change that staff saw; null: never. */
export type SeenTrader = { id: number; seen: string | null };

/**
 * Records that staff checked the trader of a store (Regulation (EU) 2022/2065, Article 30(2)).
 * Refuses 'store-not-found', and 'item-changed' if the data has changed since.
 */
export async function checkTrader(
  tx: Tx,
  by: Staff,
  { id, seen }: SeenTrader,
  now = new Date(),
): Promise<void> {
  const { rows } = await sql<{ changed_at: Date | null }>`
    select trader_changed_at as changed_at from stores where id = ${id} for update
  `.execute(tx);
  const [store] = rows;
  if (!store) throw new Refusal('store-not-found');
  if ((store.changed_at?.toISOString() ?? null) !== seen) throw new Refusal('item-changed');
  await tx
    .updateTable('stores')
    .set({ trader_checked_at: now, trader_checked_by: by.accountId })
    .where('id', '=', id)
    .execute();
  await audit(tx, by, { action: 'store.trader-check', subject: `store:${id}` });
  await touchStore(tx, id);
}
