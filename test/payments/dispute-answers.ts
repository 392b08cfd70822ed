// Reads the disputes of a payment from its gateway, with a changed field in an answer.
import type { Gateway, PaymentToFind, GatewayDispute } from '#market/payments/gateways/gateway.ts';

/** The disputes of a payment, as its gateway returns them. */
export const disputesOf = async (
  gateway: Gateway,
  payment: PaymentToFind,
): Promise<GatewayDispute[]> => (await gateway.follow(payment)).disputes;

type Step = string | number;
/** A copy with other fields in the object at a path. */
export function changed(whole: object, [name, ...rest]: Step[], fields: object): object {
  if (name === undefined) return { ...whole, ...fields };
  const copy: Record<Step, object> = Array.isArray(whole) ? ([...whole] as never) : { ...whole };
  copy[name] = changed(copy[name] ?? {}, rest, fields);
  return copy;
}
