import { decimalText } from '#base/currency.ts';
import { randomCode } from '#base/id.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';
import type { Staff } from '#market/settings/actor.ts';

export type Adjustment = {
  storeId: number;
  /** Minor units of the shop's currency: above zero in the store's favour, below at its cost. */
  amount: Money;
  reason: string;
};

/** The largest adjustment, in minor units; the schema enforces it too. */
const MOST = 1_000_000_000;

/**
 * Gives money to a store, or takes some from it, for a reason that its statement shows. Returns the
 * entry's id. Refuses what `checkAdjustment` refuses.
 */
export async function adjustStore(
  tx: Tx,
  staff: Staff,
  adjustment: Adjustment,
  now = new Date(),
): Promise<number | null> {
  const { storeId, amount } = adjustment;
  const note = adjustment.reason.trim();
  await checkAdjustment(tx, adjustment);
  const { currency } = await tx.selectFrom('settings').select('currency').executeTakeFirstOrThrow();
  await audit(tx, staff, {
    action: 'store.adjust',
    subject: `store:${storeId}`,
    note: `${amount} ${currency}: ${note}`,
  });
  const fact = `adjustment:${randomCode()}`;
  return writeEntry(
    tx,
    { kind: 'adjustment', fact, currency, at: now, accountId: staff.accountId, note },
    [
      { account: 'store', storeId, amount },
      { account: 'market', amount: -amount },
    ],
  );
}

/** Refuses 'store-not-found', 'invalid-input' without amount or reason, 'adjustment-too-large'. */
export async function checkAdjustment(
  tx: Tx,
  { storeId, amount, reason }: Adjustment,
): Promise<void> {
  if (!Number.isSafeInteger(amount) || amount === 0 || reason.trim() === '')
    throw new Refusal('invalid-input', { field: 'amount' });
  const store = await tx
    .selectFrom('stores')
    .select('id')
    .where('id', '=', storeId)
    .executeTakeFirst();
  if (!store) throw new Refusal('store-not-found');
  if (Math.abs(amount) <= MOST) return;
  const { currency_exponent: exponent } = await tx
    .selectFrom('settings')
    .select('currency_exponent')
    .executeTakeFirstOrThrow();
  throw new Refusal('adjustment-too-large', { most: decimalText(MOST, exponent) });
}
