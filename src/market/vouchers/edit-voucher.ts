// How staff make, change and delete vouchers.
import type { VoucherFields } from '#contract/admin/voucher.ts';
import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import type { Row } from '#market/edits/edit.ts';
import { lockNamed, requireUnused } from '#market/edits/require-unused.ts';
import {
  deleteRow,
  lockRow,
  saveRow,
  type Opened,
  type Removed,
  type SavedRow,
} from '#market/edits/save-row.ts';
import { because, notifyRestricted } from '#market/stores/notify-restricted.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { VOUCHER } from '#market/vouchers/list-vouchers.ts';
import {
  checkUses,
  invalid,
  voucherForHistory,
  voucherColumns,
} from '#market/vouchers/voucher-columns.ts';

/**
 * Makes a voucher (`id` null) or saves one; amounts are decimal text. When a store's voucher ends,
 * its owners are told why, and how to object. Refuses 'already-taken' for the code of another one,
 * 'invalid-input' for unknown things, and as `voucherColumns`, `checkUses` and `saveRow` do.
 */
export async function saveVoucher(
  tx: Tx,
  by: Staff,
  { id, version, hide_reason: why, ...sent }: Opened & VoucherFields,
  market: MarketSettings,
): Promise<SavedRow> {
  const typed = voucherColumns(sent, market);
  await checkUses(tx, { id, version }, sent.usage_limit);
  await lockScope(tx, sent);
  // a voucher that a store funds only applies to that store's goods anyway
  const columns = { ...typed, store_ids: sent.store_id === null ? sent.store_ids : [] };
  const was = id === null ? null : (await lockRow(tx, VOUCHER, { id, version })).row;
  const saved = await saveRow(tx, by, voucherForHistory(market), { id, version, columns });
  const goes = !sent.public || Date.parse(sent.end_at) <= Date.now();
  if (was && (goes || sent.store_id !== was.store_id)) await notifyStore(tx, by, was, why);
  await touch(tx, 'vouchers');
  return saved;
}

/** Deletes a voucher without orders. Refuses as `requireUnused` and `deleteRow` do. */
export async function deleteVoucher(
  tx: Tx,
  by: Staff,
  { reason, ...thing }: Removed,
  market: MarketSettings,
): Promise<void> {
  const { row } = await lockRow(tx, VOUCHER, thing);
  await requireUnused(tx, by, 'voucher', thing.id);
  await notifyStore(tx, by, row, reason);
  await deleteRow(tx, by, voucherForHistory(market), thing);
  await touch(tx, 'vouchers');
}

/** Tells a store that a voucher it funds, which could be used until now, has ended. */
async function notifyStore(tx: Tx, by: Staff, was: Row, why?: string): Promise<void> {
  const { store_id: store, code, public: shown, end_at: end } = was;
  const over = Date.parse(String(end)) <= Date.now();
  if (store === null || shown !== true || over) return;
  await notifyRestricted(tx, by, {
    store: Number(store),
    action: 'end-voucher',
    title: { en: String(code) },
    because: because(why),
  });
}

/** Locks the things that the voucher applies to, so that they are not deleted. */
async function lockScope(
  tx: Tx,
  sent: Pick<VoucherFields, 'store_id' | 'store_ids' | 'product_ids' | 'category_ids'>,
): Promise<void> {
  const named = [
    ['stores', 'store_id', sent.store_id === null ? [] : [sent.store_id]],
    ['stores', 'store_ids', sent.store_ids],
    ['products', 'product_ids', sent.product_ids],
    ['categories', 'category_ids', sent.category_ids],
  ] as const;
  for (const [table, field, ids] of named)
    if ((await lockNamed(tx, table, [...ids])) < ids.length) throw invalid(field);
}
