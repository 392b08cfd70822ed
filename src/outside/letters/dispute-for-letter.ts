// A dispute as letters tell of it.
import { moneyText } from '#base/currency.ts';
import type { Part } from '#outside/letters/sheet.ts';
import type { GatewayDisputeState } from '#market/payments/gateways/gateway.ts';
import type { Say } from '#words/say.ts';

/**
 * `taken`: what the gateway holds of it now, and `fees`, in the payment's currency; `known`: what
 * was lost is in the books; `guessed`: of which parcels, nobody has said.
 */
export type DisputeForLetter = {
  code: string;
  state: GatewayDisputeState;
  reason: string;
  ref: string;
  due: Date | null;
  amount: number;
  currency: string;
  exponent: number;
  taken: number;
  fees: number;
  own: string;
  ownExponent: number;
  known: boolean;
  guessed: boolean;
};

/**
 * `share`: what the store has of the parcel and was not paid yet; `back`: what of the parcel's
 * price was lost.
 */
export type StorePart = {
  store: string;
  code: string;
  state: GatewayDisputeState;
  settled: boolean;
  share: number;
  back: number;
  currency: string;
  exponent: number;
};

/** The facts of a dispute in words, with amounts in their currencies. */
export function factsOf(say: Say, dispute: DisputeForLetter): Part {
  const { code, taken, fees, own: currency, ownExponent: exponent, reason, ref } = dispute;
  const moved = { currency, exponent };
  const all: [string, string][] = [
    [say('order.code'), code],
    [say('letter.dispute-amount'), moneyText(dispute.amount, dispute)],
    [say('letter.dispute-taken'), taken > 0 ? moneyText(taken, moved) : ''],
    [say('letter.dispute-fees'), fees > 0 ? moneyText(fees, moved) : ''],
    [say('letter.money-why'), reason],
    [say('letter.money-ref'), ref],
  ];
  return { facts: all.filter(([, value]) => value) };
}
