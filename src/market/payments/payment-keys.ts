// The keys of a payment method: how they are stored, and whether its gateway accepts them.
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import { factsOf, type Gateways } from '#market/payments/gateways/gateways.ts';
import { keysByHand, type MethodKeys } from '#market/settings/payment-method.ts';
import type { Vault } from '#market/settings/vault.ts';

const keys = z.record(z.string(), z.string());
export type Keys = z.infer<typeof keys>;
/** The stored keys of a method: those that may be shown, and secret ones. */
export type StoredKeys = { shown: Keys; secret: Keys };

/**
 * The names of the keys that a method has, with or without a gateway; null for an unknown method.
 */
export const keyNamesOf = (gateways: Pick<Gateways, 'known'>, method: number): MethodKeys | null =>
  factsOf(gateways, method)?.keys ?? keysByHand[method] ?? null;

/** The decrypted keys of a row of payment_methods. */
export const openKeys = (
  vault: Vault,
  row: { shown: unknown; sealed: string | null },
): StoredKeys => ({
  shown: keys.parse(row.shown),
  secret: row.sealed === null ? {} : keys.parse(JSON.parse(vault.open(row.sealed))),
});

/**
 * The stored keys, replaced by those that were sent. A secret key that is sent empty keeps its
 * stored value, because nobody can read it to send it again. Refuses 'invalid-input' for keys that
 * the method does not have.
 */
export function withSentKeys(
  { shown, secret }: StoredKeys,
  sent: Keys,
  names: MethodKeys,
): StoredKeys {
  const given = Object.entries(sent).map(([name, value]) => [name, value.trim()] as const);
  if (given.some(([name]) => !names.secret.includes(name) && !names.shown.includes(name)))
    throw new Refusal('invalid-input', { field: 'keys' });
  const among = (allowed: readonly string[]) => given.filter(([name]) => allowed.includes(name));
  return {
    shown: { ...shown, ...Object.fromEntries(among(names.shown)) },
    secret: {
      ...secret,
      ...Object.fromEntries(among(names.secret).filter(([, value]) => value !== '')),
    },
  };
}

/** The first required key that is missing; undefined if there are all. */
export const missingKey = (names: MethodKeys, { shown, secret }: StoredKeys): string | undefined =>
  names.secret.find((name) => !secret[name]) ??
  names.shown.find((name) => !names.optional.includes(name) && !shown[name]);

/**
 * Checks these keys with the method's gateway. Refuses 'keys-wrong', 'keys-unheard' when it does
 * not answer, and 'gateway-elsewhere' when this process may not contact it.
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
