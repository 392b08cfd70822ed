// A stand-in's keys, as an owner gives them to the shop.
import type { Db } from '#db/connect.ts';
import type { Gateways } from '#market/payments/gateways/gateways.ts';
import { keyNamesOf } from '#market/payments/payment-keys.ts';
import type { Vault } from '#market/settings/vault.ts';
import { gatewayList } from '#outside/gateways/gateway-list.ts';

type Keys = Record<string, string>;

/** The keys by the shop's names: `keyId` is `key_id`. */
export const namedKeys = (keys: Keys): Keys =>
  Object.fromEntries(
    Object.entries(keys).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

type Setting = { method: number; keys: Keys; fee?: number; gateways?: Gateways['known'] };

/**
 * Switches a payment method on with its stand-in's keys; those that only a browser would need are
 * invented. `fee` in minor units.
 */
export async function setKeys(
  db: Db,
  vault: Vault,
  { method, keys, fee = 0, gateways = gatewayList }: Setting,
): Promise<void> {
  const names = keyNamesOf({ known: gateways }, method) ?? { secret: [], shown: [] };
  const given = namedKeys(keys);
  const of = (wanted: readonly string[]) =>
    JSON.stringify(Object.fromEntries(wanted.map((name) => [name, given[name] ?? 'test'])));
  await db
    .updateTable('payment_methods')
    .set({
      enabled: true,
      shown: of(names.shown),
      sealed: vault.seal(of(names.secret)),
      fee,
      updated_at: new Date(),
    })
    .where('method', '=', method)
    .execute();
}
