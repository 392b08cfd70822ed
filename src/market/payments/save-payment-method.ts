import { sql } from 'kysely';
import { exponentOf, minorOf } from '#base/currency.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { SavePayMethod } from '#contract/pay-method.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Row } from '#market/edits/edit.ts';
import { saveRow, type Kind, type SaveHanging } from '#market/edits/save-row.ts';
import { moneyForHistory } from '#market/edits/history-values.ts';
import type { Gateways } from '#market/payments/gateways/gateways.ts';
import {
  checkKeys,
  keyNamesOf,
  missingKey,
  openKeys,
  withSentKeys,
  type StoredKeys,
} from '#market/payments/payment-keys.ts';
import type { Staff } from '#market/settings/actor.ts';
import { isOnline, type MethodKeys } from '#market/settings/payment-method.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import type { Vault } from '#market/settings/vault.ts';

type Shop = { vault: Vault; gateways: Gateways; market: MarketSettings; staff: Staff };

export const PAYMENT_METHOD = {
  noun: 'payment-method',
  table: 'payment_methods',
  key: 'method',
  secret: ['sealed'],
  follows: ['checked_at'],
} as const satisfies Kind;

/**
 * Sets a payment method. Keys that are left out stay as they are; new keys are checked with the
 * gateway before anything is stored. Amounts are decimal texts in the shop's currency. Refuses
 * 'invalid-input' for keys that this method does not have, invalid amounts or an empty range,
 * 'required' for a key that is missing while others are set or the method is on, 'keys-wrong',
 * 'keys-unheard', 'gateway-elsewhere', 'address-not-public' for a method that would take real money
 * although shoppers could not come back, and 'changed-meanwhile' if another person has saved a
 * newer version.
 */
export async function savePaymentMethod(
  db: Db,
  { vault, gateways, market, staff }: Shop,
  input: SavePayMethod,
  now = new Date(),
): Promise<void> {
  const { method, enabled, test_mode, countries, version } = input;
  const names = keyNamesOf(gateways, method);
  const row = await db
    .selectFrom('payment_methods')
    .selectAll()
    .where('method', '=', method)
    .executeTakeFirstOrThrow();
  if (!names) throw new Refusal('method-unavailable');
  const before = openKeys(vault, row);
  const keys = withSentKeys(before, input.keys ?? {}, names);
  checkWhole(input, names, keys);
  const all = { ...keys.shown, ...keys.secret };
  if (enabled && !gateways.comesBack(method, test_mode, all))
    throw new Refusal('address-not-public', { setting: 'PUBLIC_URL', scheme: 'https' });
  const isNew = JSON.stringify(keys) !== JSON.stringify(before);
  const toAsk = isOnline(method) && hasSecrets(names, keys) && (enabled || isNew);
  if (toAsk) await checkKeys(gateways, input, keys);
  const columns = {
    enabled,
    test_mode,
    shown: keys.shown,
    ...amountsOf(input, market.currency_exponent),
    ...sealedAnew(vault, names, { input, keys }),
    currency: market.currency,
    ...(countries ? { countries } : {}),
    ...(toAsk ? { checked_at: now } : {}),
  };
  await transaction(db, async (tx) => {
    const opened = { id: method, version: version ?? row.version };
    const hanging = offeredFirst(tx, input);
    await saveRow(
      tx,
      staff,
      { ...PAYMENT_METHOD, tell: amountsForHistory },
      {
        ...opened,
        columns,
        hanging,
      },
    );
    await touch(tx, 'settings');
    await audit(tx, staff, {
      action: 'payment-method.save',
      subject: `payment-method:${method}`,
    });
  });
}

/** The row's amounts for its history, in the row's currency. */
function amountsForHistory({ fee, least, most, ...row }: Row): Row {
  const currency = String(row.currency);
  const historyAmount = (minor: unknown) =>
    moneyForHistory(minor === null ? null : Number(minor), {
      currency,
      currency_exponent: exponentOf(currency),
    });
  return {
    ...row,
    fee: historyAmount(fee),
    least: historyAmount(least),
    most: historyAmount(most),
  };
}

const hasSecrets = ({ secret }: MethodKeys, keys: StoredKeys): boolean =>
  secret.every((name) => keys.secret[name]);

/** Checks that all keys are set, or none and the method stays off. */
function checkWhole({ enabled }: SavePayMethod, names: MethodKeys, keys: StoredKeys): void {
  const begun = !hasSecrets(names, keys) && Object.keys(keys.secret).length > 0;
  const missing = enabled || begun ? missingKey(names, keys) : undefined;
  if (missing !== undefined) throw new Refusal('required', { field: missing });
}

/** The secret keys, encrypted again if a new one was sent. */
function sealedAnew(
  vault: Vault,
  { secret }: MethodKeys,
  { input, keys }: { input: SavePayMethod; keys: StoredKeys },
): { sealed?: string } {
  const isNew = secret.some((name) => input.keys?.[name]?.trim());
  return isNew ? { sealed: vault.seal(JSON.stringify(keys.secret)) } : {};
}

/** The settings name the method that is offered first. */
const offeredFirst =
  (tx: Tx, { method, default: first }: SavePayMethod): SaveHanging =>
  async () => {
    const { rows } = await sql<{ now: number | null }>`
      select default_method as now from settings for update
    `.execute(tx);
    const was = rows[0]?.now === method;
    const becomes = first ?? was;
    if (becomes !== was)
      await tx
        .updateTable('settings')
        .set({ default_method: becomes ? method : null })
        .execute();
    return { was: { default: was }, became: { default: becomes } };
  };

function amountsOf(
  input: SavePayMethod,
  exponent: number,
): { fee: Money; least: Money; most: Money | null } {
  const money = (field: 'fee' | 'least' | 'most') => {
    const minor = minorOf(input[field], exponent);
    if (minor === null) throw new Refusal('invalid-input', { field });
    return minor;
  };
  const [fee, least] = [money('fee'), money('least')];
  const most = input.most === '' ? null : money('most');
  if (most !== null && (most === 0 || most < least))
    throw new Refusal('invalid-input', { field: 'most' });
  return { fee, least, most };
}
