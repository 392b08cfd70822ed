import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import type { Gateways } from '#market/payments/gateways/gateways.ts';
import {
  checkKeys,
  keyNamesOf,
  missingKey,
  openKeys,
  withSentKeys,
  type Keys,
} from '#market/payments/payment-keys.ts';
import { isOnline } from '#market/settings/payment-method.ts';
import type { Vault } from '#market/settings/vault.ts';

type MethodToTry = { method: number; test_mode: boolean; keys?: Keys | undefined };

/**
 * Tests a payment method's keys with its gateway: the stored ones, replaced by those sent. Changes
 * nothing. A method without a gateway is only checked for missing keys. Refuses
 * 'method-unavailable' for an unknown method, 'required' for a missing key, 'keys-wrong',
 * 'keys-unheard', 'gateway-elsewhere', and 'address-not-public' when the keys are right but
 * shoppers could not come back.
 */
export async function tryPaymentMethod(
  db: Db,
  { vault, gateways }: { vault: Vault; gateways: Gateways },
  { method, test_mode: testMode, keys = {} }: MethodToTry,
): Promise<void> {
  const names = keyNamesOf(gateways, method);
  if (!names) throw new Refusal('method-unavailable');
  const row = await db
    .selectFrom('payment_methods')
    .select(['shown', 'sealed'])
    .where('method', '=', method)
    .executeTakeFirstOrThrow();
  const all = withSentKeys(openKeys(vault, row), keys, names);
  const missing = missingKey(names, all);
  if (missing !== undefined) throw new Refusal('required', { field: missing });
  if (!isOnline(method)) return;
  await checkKeys(gateways, { method, test_mode: testMode }, all);
  if (!gateways.comesBack(method, testMode, { ...all.shown, ...all.secret }))
    throw new Refusal('address-not-public', { setting: 'PUBLIC_URL', scheme: 'https' });
}
