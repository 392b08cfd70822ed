// The keys of a payment method: how they are kept, and whether its gateway knows them.
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import { factsOf, type Gateways } from '#market/payments/gateways/gateways.ts';
import { keysByHand, type MethodKeys } from '#market/settings/payment-method.ts';
import type { Vault } from '#market/settings/vault.ts';

const keys = z.record(z.string(), z.string());
export type Keys = z.infer<typeof keys>;
/** The keys of a method as they are kept: those that may be shown, and secret ones. */
export type StoredKeys = { shown: Keys; secret: Keys };

/** The keys that a method has, with a gateway or without; null for one that there is not. */
export const keyNamesOf = (gateways: Pick<Gateways, 'known'>, method: number): MethodKeys | null =>
  factsOf(gateways, method)?.keys ?? keysByHand[method] ?? null;

/** The keys that stand in a row of payment_methods. */
export const openKeys = (
  vault: Vault,
  row: { shown: unknown; sealed: string | null },
): StoredKeys => ({
  shown: keys.parse(row.shown),
  secret: row.sealed === null ? {} : keys.parse(JSON.parse(vault.open(row.sealed))),
});

/**
 * The kept keys with those that were given in their place. A secret key that is given empty stays
 * as it is: nobody can read it to give it again. Refuses 'invalid-input' for keys that the method
 * does not have.
 */
export function withSentKeys(
  { shown, secret }: StoredKeys,
  sent: Keys,
  names: MethodKeys,
): StoredKeys {
  const given = Object.entries(sent).map(([name, value]) => [name, value.trim()] as const);
  if (given.some(([name]) => !names.secret.includes(name) && !names.shown.includes(name)))
    throw new Refusal('invalid-input', { field: 'keys' });
  const among = (wanted: readonly string[]) => given.filter(([name]) => wanted.includes(name));
  return {
    shown: { ...shown, ...Object.fromEntries(among(names.shown)) },
    secret: {
      ...secret,
      ...Object.fromEntries(among(names.secret).filter(([, value]) => value !== '')),
    },
  };
}

/** The first key that is missing of those that a method needs; undefined if all are there. */
export const missingKey = (names: MethodKeys, { shown, secret }: StoredKeys): string | undefined =>
  names.secret.find((name) => !secret[name]) ??
  names.shown.find((name) => !names.optional.includes(name) && !shown[name]);

/**
 * Asks the gateway of a method whether it knows these keys. Refuses 'keys-wrong', 'keys-unheard'
 * where it gives no answer, and 'gateway-elsewhere' where this process may not ask it.
 */
export async function checkKeys(
  gateways: Gateways,
  { method, test_mode: testMode }: { method: number; test_mode: boolean },
  { shown, secret }: StoredKeys,
): Promise<void> {
  if (!gateways.reaches(method, testMode))
    throw new Refusal('gateway-elsewhere', { setting: 'GATEWAYS' });
  const gateway = gateways.with(method, testMode, { ...shown, ...secret });
  const known = await gateway?.checkKeys().catch((problem: unknown) => {
    if (!(problem instanceof GatewayProblem)) throw problem;
    throw problem.kind === 'rejected'
      ? new Refusal('keys-wrong')
      : new Refusal('keys-unheard', { reason: `${problem.kind} ${problem.code}`.trim() });
  });
  if (!known) throw new Refusal('keys-wrong');
}
