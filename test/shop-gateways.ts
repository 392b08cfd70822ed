// The gateways of the shop, and their keys, for tests.
import type { MethodKeys } from '#market/settings/payment-method.ts';
import { keyNamesOf } from '#market/payments/payment-keys.ts';
import { gatewayList } from '#outside/gateways/gateway-list.ts';

/** All gateways of the shop, for verbs that look one up but call none. */
export const shopGateways = { known: gatewayList };

/** The names of a payment method's keys, with values. */
export function keysOf(method: number): MethodKeys {
  const keys = keyNamesOf(shopGateways, method);
  if (!keys) throw new Error(`There is no payment method ${method}.`);
  return keys;
}

/** Whether a payment method accepts more than the amount that is due. */
export const isSurplusEnough = (method: number): boolean =>
  gatewayList.find((one) => one.method === method)?.surplusIsEnough ?? false;
