// How the owner changes the rules of commission. Past sales keep the terms they were made under.
import { decimalText } from '#base/currency.ts';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import type { CommissionTerms } from '#market/commission/commission.ts';
import { editedFields, type Row } from '#market/edits/edit.ts';
import { moneyForHistory } from '#market/edits/history-values.ts';
import { orderRows, type Sorted } from '#market/edits/order-rows.ts';
import { recordEdit } from '#market/edits/record-edit.ts';
import {
  lockRow,
  placeAtEnd,
  saveRow,
  type Kind,
  type Opened,
  type SavedRow,
} from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

const HUNDREDTHS = 2;
export const COMMISSION_RULE = {
  noun: 'commission-rule',
  table: 'commission_rules',
} as const satisfies Kind;

/**
 * Adds a rule after all others (`id` null), or changes the terms of one; returns its id and
 * version. Refuses 'commission-rule-not-found', 'changed-meanwhile', 'store-not-found',
 * 'category-not-found', 'product-not-found', and 'invalid-input' for impossible terms.
 */
export async function saveCommissionRule(
  tx: Tx,
  staff: Staff,
  { id, version, ...terms }: Opened & CommissionTerms,
  market: MarketSettings,
): Promise<SavedRow> {
  await oneAtATime(tx, 'commission-rules');
  checkTerms(terms);
  await checkTargets(tx, terms);
  if (id !== null) await checkRules(tx, [id]);
  const place = id === null ? { position: await placeAtEnd(tx, COMMISSION_RULE) } : {};
  const columns = {
    store_id: terms.storeId,
    category_id: terms.categoryId,
    product_id: terms.productId,
    rate: terms.rate,
    fixed: terms.fixed,
    cap: terms.cap,
    valid_from: terms.validFrom ?? null,
    ...place,
  };
  return saveRow(
    tx,
    staff,
    { ...COMMISSION_RULE, tell: forHistory(market) },
    { id, version, columns },
  );
}

/**
 * Puts rules into this order, the first one tried at the front; other rules keep their places.
 * Refuses as `orderRows` does, and 'commission-rule-not-found'.
 */
export async function orderCommissionRules(
  tx: Tx,
  staff: Staff,
  { ids, seen }: Sorted,
): Promise<void> {
  await oneAtATime(tx, 'commission-rules');
  const known = await checkRules(tx, [...ids, ...(seen ?? [])]);
  const among = (some: number[]) => {
    const next = some.values();
    return known.map((id) => (ids.includes(id) ? (next.next().value ?? id) : id));
  };
  await orderRows(tx, staff, COMMISSION_RULE, { ids: among(ids), seen: seen && among(seen) });
}

/** Deletes a rule. Refuses 'commission-rule-not-found' and 'changed-meanwhile'. */
export async function deleteCommissionRule(
  tx: Tx,
  staff: Staff,
  { id, version }: SavedRow,
  market: MarketSettings,
): Promise<void> {
  await oneAtATime(tx, 'commission-rules');
  await checkRules(tx, [id]);
  const { row } = await lockRow(tx, COMMISSION_RULE, { id, version });
  await tx.deleteFrom('commission_rules').where('id', '=', id).execute();
  const edited = { noun: COMMISSION_RULE.noun, id, version: version + 1 };
  await recordEdit(tx, staff, edited, { was: editedFields(forHistory(market)(row)), became: null });
}

/**
 * A rule in the form its history shows; its columns are in minor units and hundredths of a percent.
 */
const forHistory =
  (market: MarketSettings) =>
  ({ rate, fixed, cap, ...row }: Row): Row => ({
    ...row,
    rate: { percent: decimalText(Number(rate), HUNDREDTHS) },
    fixed: moneyForHistory(Number(fixed), market),
    cap: moneyForHistory(cap === null ? null : Number(cap), market),
  });

/** The ids of all rules in order. Refuses if one of the given ids is not a rule. */
async function checkRules(tx: Tx, ids: number[]): Promise<number[]> {
  const rules = await tx.selectFrom('commission_rules').select('id').orderBy('position').execute();
  const known = rules.map(({ id }) => id);
  if (ids.some((id) => !known.includes(id))) throw new Refusal('commission-rule-not-found');
  return known;
}

function checkTerms({ rate, fixed, cap }: CommissionTerms): void {
  const amount = (value: number) => Number.isSafeInteger(value) && value >= 0;
  if (!Number.isInteger(rate) || rate < 0 || rate > 10_000)
    throw new Refusal('invalid-input', { field: 'rate' });
  if (!amount(fixed)) throw new Refusal('invalid-input', { field: 'fixed' });
  if (cap !== null && !amount(cap)) throw new Refusal('invalid-input', { field: 'cap' });
}

async function checkTargets(
  tx: Tx,
  { storeId, categoryId, productId }: CommissionTerms,
): Promise<void> {
  const there = async (table: 'stores' | 'categories' | 'products', id: number | null) =>
    id === null ||
    (await tx
      .selectFrom(table)
      .select('id')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst()) !== undefined;
  if (!(await there('stores', storeId))) throw new Refusal('store-not-found');
  if (!(await there('categories', categoryId))) throw new Refusal('category-not-found');
  if (!(await there('products', productId))) throw new Refusal('product-not-found');
}
