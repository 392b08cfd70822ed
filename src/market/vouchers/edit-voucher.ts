// How staff make, change and delete vouchers.
import { decimalText, minorOf } from '#base/currency.ts';
import { Refusal } from '#base/refusal.ts';
import type { VoucherFields } from '#contract/admin/voucher.ts';
import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import type { Row } from '#market/edits/edit.ts';
import { lockNamed, requireUnused } from '#market/edits/require-unused.ts';
import { deleteRow, lockRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import { toldMoney } from '#market/edits/told-values.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts } from '#market/settings/required-texts.ts';
import { exponentOf, HUNDREDTHS, VOUCHER } from '#market/vouchers/list-vouchers.ts';

const TYPE = { flat: 1, percent: 2 } as const;
const WHOLE = 10_000;

/**
 * Makes a voucher (`id` null) or saves one; amounts are decimal text. Refuses 'required' without a
 * title in the market's first language, 'ends-before-it-begins', 'already-taken' for the code of
 * another one, 'invalid-input' for an amount that is none, for more than 100 %, for fewer uses than
 * there were, and for things that are not there, and as `saveRow` does.
 */
export async function saveVoucher(
  tx: Tx,
  by: Staff,
  { id, version, kind, amount, capped_price, min_spend, ...sent }: Opened & VoucherFields,
  market: MarketSettings,
): Promise<SavedRow> {
  requireTexts(market, { title: sent.title });
  if (Date.parse(sent.end_at) <= Date.parse(sent.start_at))
    throw new Refusal('ends-before-it-begins', { field: 'end_at' });
  const money = (field: string, text: string) =>
    checked(field, minorOf(text, market.currency_exponent));
  const minor = checked('amount', minorOf(amount, exponentOf(kind, market)));
  if (minor === 0 || (kind === 'percent' && minor > WHOLE)) throw invalid('amount');
  if (id !== null) await checkUses(tx, { id, version }, sent.usage_limit);
  await lockScope(tx, sent);
  const columns = {
    ...sent,
    // of a store that pays, the goods are its own anyway
    store_ids: sent.store_id === null ? sent.store_ids : [],
    type: TYPE[kind],
    amount: minor,
    capped_price: capped_price === '' ? null : money('capped_price', capped_price),
    min_spend: money('min_spend', min_spend),
  };
  if (columns.capped_price === 0) throw invalid('capped_price');
  const saved = await saveRow(tx, by, told(market), { id, version, columns });
  await touch(tx, 'vouchers');
  return saved;
}

/** Deletes a voucher that no order has. Refuses as `requireUnused` and `deleteRow` do. */
export async function deleteVoucher(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
  market: MarketSettings,
): Promise<void> {
  await lockRow(tx, VOUCHER, thing);
  await requireUnused(tx, by, 'voucher', thing.id);
  await deleteRow(tx, by, told(market), thing);
  await touch(tx, 'vouchers');
}

const invalid = (field: string) => new Refusal('invalid-input', { field });

function checked(field: string, minor: number | null): number {
  if (minor === null) throw invalid(field);
  return minor;
}

async function checkUses(
  tx: Tx,
  thing: { id: number; version: number | null },
  limit: number,
): Promise<void> {
  const { row } = await lockRow(tx, VOUCHER, thing);
  if (Number(row.used) > limit) throw invalid('usage_limit');
}

/** What it counts for stays there while it says so. */
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

/** With amounts in their currency or in percent. How often it was used is no edit. */
const told = (market: MarketSettings) => ({
  ...VOUCHER,
  tell: ({ type, amount, capped_price, min_spend, used: _, ...row }: Row): Row => ({
    ...row,
    kind: type === TYPE.percent ? 'percent' : 'flat',
    amount:
      type === TYPE.percent
        ? { percent: decimalText(Number(amount), HUNDREDTHS) }
        : toldMoney(Number(amount), market),
    capped_price: toldMoney(capped_price === null ? null : Number(capped_price), market),
    min_spend: toldMoney(Number(min_spend), market),
  }),
});
