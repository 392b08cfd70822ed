// Disputes as a gateway reports them.
import { randomCode } from '#base/id.ts';
import type { GatewayDispute, GatewayMovement } from '#market/payments/gateways/gateway.ts';

/** Amounts in minor units of this. */
export type Coin = { currency: string; exponent: number };
const USD: Coin = { currency: 'USD', exponent: 2 };

const moved =
  (kind: GatewayMovement['kind']) =>
  (minor: number, coin = USD, providerRef = `txn_${randomCode()}`): GatewayMovement => ({
    kind,
    providerRef,
    amount: { minor, ...coin },
  });
export const hold = moved('hold');
export const fee = moved('fee');
export const release = moved('release');

/** An open dispute that needs an answer; `wish` replaces its fields. */
export const gatewayDispute = (
  minor: number,
  wish: Partial<GatewayDispute> = {},
  coin = USD,
): GatewayDispute => ({
  providerRef: `dp_${randomCode()}`,
  amount: { minor, ...coin },
  reason: 'fraudulent',
  status: 'needs_response',
  state: 'needs-response',
  dueBy: new Date('2026-12-09T23:59:59Z'),
  movements: [],
  ...wish,
});
