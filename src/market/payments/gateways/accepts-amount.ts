import { exponentOf } from '#base/currency.ts';
import type { Amount } from '#market/payments/gateways/gateway.ts';
import type { GatewayFacts } from '#market/payments/gateways/gateway-facts.ts';

/** Why a gateway does not take an amount; null: it does. */
export function acceptsAmount(
  { bounds }: Pick<GatewayFacts, 'bounds'>,
  { minor, currency, exponent }: Amount,
): 'currency' | 'amount' | null {
  const own = exponent === exponentOf(currency) ? bounds(currency) : null;
  if (!own) return 'currency';
  return minor < own.least || minor > own.most || minor % own.step !== 0 ? 'amount' : null;
}
