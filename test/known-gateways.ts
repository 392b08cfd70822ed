// What tests know of the shop's gateways.
import type { MethodKeys } from '#market/settings/payment-method.ts';
import { keyNamesOf } from '#market/payments/payment-keys.ts';
import { gatewayList } from '#outside/gateways/gateway-list.ts';

/** The gateways of the shop, as verbs take them that ask none. */
export const knownGateways = { known: gatewayList };

/** The keys that a payment method has. */
export function keysOf(method: number): MethodKeys {
  const keys = keyNamesOf(knownGateways, method);
  if (!keys) throw new Error(`There is no payment method ${method}.`);
  return keys;
}

/** Whether more than was asked for is enough at a payment method. */
export const isSurplusEnough = (method: number): boolean =>
  gatewayList.find((one) => one.method === method)?.surplusIsEnough ?? false;
