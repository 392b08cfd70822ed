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
 * Tries the keys of a payment method with its gateway: those that are kept, and given ones in their
 * place. Changes nothing. One without a gateway is only looked at for what is missing. Refuses
 * 'method-unavailable' for one that there is not, 'required' for a key that is missing,
 * 'keys-wrong', 'keys-unheard', 'gateway-elsewhere', and 'address-not-public' where the keys are
 * right and shoppers could not come back.
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
