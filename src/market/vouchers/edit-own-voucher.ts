// How a store makes, changes, ends and deletes the vouchers that it funds.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { OwnVoucherFields } from '#contract/seller-vouchers.ts';
import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { lockNamed } from '#market/edits/require-unused.ts';
import { deleteRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import {
  checkUses,
  invalid,
  voucherForHistory,
  voucherColumns,
} from '#market/vouchers/voucher-columns.ts';

type VoucherVersion = { id: number; version: number };
type Own = { code: string; start_at: Date; end_at: Date };

/**
 * Makes a voucher that the store funds (`id` null), or saves one; amounts are decimal text. Refuses
 * 'thing-not-found', also for the market's and another store's, 'store-closed' while the store is
 * closed, 'already-taken' for a code that exists, 'invalid-input' for a product that is not the
 * store's, and as `voucherColumns`, `checkUses` and `saveRow` do.
 */
export async function saveOwnVoucher(
  tx: Tx,
  by: Seller,
  { id, version, ...sent }: Opened & OwnVoucherFields,
  market: MarketSettings,
): Promise<SavedRow> {
  if (id !== null) await lockOwn(tx, by, id);
  await checkOpen(tx, by);
  const typed = voucherColumns(sent, market);
  await checkUses(tx, { id, version }, sent.usage_limit);
  await lockScope(tx, by, sent);
  const columns = { ...typed, store_id: by.storeId, store_ids: [] };
  const saved = await saveRow(tx, by, voucherForHistory(market), { id, version, columns });
  await done(tx, by, 'save', { id: saved.id, code: sent.code });
  return saved;
}

/**
 * Ends a voucher now; one that has not begun will never be used. Refuses 'thing-not-found',
 * 'changed-meanwhile', and 'voucher-over' for one that is over.
 */
export async function endOwnVoucher(
  tx: Tx,
  by: Seller,
  { id, version, market }: VoucherVersion & { market: MarketSettings },
  now = new Date(),
): Promise<void> {
  const { code, start_at, end_at } = await lockOwn(tx, by, id);
  if (end_at <= now) throw new Refusal('voucher-over');
  const over = { start_at: new Date(Math.min(start_at.getTime(), now.getTime() - 1)), end_at: now };
  await saveRow(tx, by, voucherForHistory(market), { id, version, columns: over });
  await done(tx, by, 'end', { id, code });
}

/**
 * Deletes a voucher without orders. Refuses 'in-use' with the number of orders, and as `deleteRow`.
 */
export async function deleteOwnVoucher(
  tx: Tx,
  by: Seller,
  thing: VoucherVersion,
  market: MarketSettings,
): Promise<void> {
  const { code } = await lockOwn(tx, by, thing.id);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders where voucher_id = ${thing.id}
  `.execute(tx);
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new Refusal('in-use', { count });
  await deleteRow(tx, by, voucherForHistory(market), thing);
  await done(tx, by, 'delete', { id: thing.id, code });
}

/** Refuses a closed store, and locks it, so that closing it waits for this transaction. */
async function checkOpen(tx: Tx, { storeId }: Seller): Promise<void> {
  const { rows } = await sql<{ name: string; closed: boolean }>`
    select name, closed_at is not null as closed from stores where id = ${storeId} for share
  `.execute(tx);
  const [store] = rows;
  if (store?.closed) throw new Refusal('store-closed', { store: store.name });
}

async function lockOwn(tx: Tx, { storeId }: Seller, id: number): Promise<Own> {
  const { rows } = await sql<Own>`
    select code, start_at, end_at from vouchers
    where id = ${id} and store_id = ${storeId}
    for update
  `.execute(tx);
  if (!rows[0]) throw new Refusal('thing-not-found');
  return rows[0];
}

/**
 * Locks the things that the voucher applies to, so that they are not deleted; products must be the
 * store's.
 */
async function lockScope(
  tx: Tx,
  { storeId }: Seller,
  { product_ids, category_ids }: OwnVoucherFields,
): Promise<void> {
  const { rows } = await sql`
    select from products
    where id = any(${product_ids}::int[]) and store_id = ${storeId}
    order by id
    for key share
  `.execute(tx);
  if (rows.length < product_ids.length) throw invalid('product_ids');
  if ((await lockNamed(tx, 'categories', category_ids)) < category_ids.length)
    throw invalid('category_ids');
}

async function done(
  tx: Tx,
  by: Seller,
  act: 'save' | 'end' | 'delete',
  { id, code }: { id: number; code: string },
): Promise<void> {
  await audit(tx, by, { action: `voucher.${act}`, subject: `voucher:${id}`, note: code });
  await touch(tx, 'vouchers');
}
