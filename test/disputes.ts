// Disputes as a gateway tells of them.
import { randomCode } from '#base/id.ts';
import type { SaidDispute, SaidMovement } from '#market/payments/gateways/gateway.ts';

/** Amounts in minor units of this. */
export type Coin = { currency: string; exponent: number };
const USD: Coin = { currency: 'USD', exponent: 2 };

const moved =
  (kind: SaidMovement['kind']) =>
  (minor: number, coin = USD, providerRef = `txn_${randomCode()}`): SaidMovement => ({
    kind,
    providerRef,
    amount: { minor, ...coin },
  });
export const hold = moved('hold');
export const fee = moved('fee');
export const release = moved('release');

/** An open dispute that wants an answer; `wish` says what else it is. */
export const saidDispute = (
  minor: number,
  wish: Partial<SaidDispute> = {},
  coin = USD,
): SaidDispute => ({
  providerRef: `dp_${randomCode()}`,
  amount: { minor, ...coin },
  reason: 'fraudulent',
  status: 'needs_response',
  state: 'needs-response',
  dueBy: new Date('2026-12-09T23:59:59Z'),
  movements: [],
  ...wish,
});
