// A dispute, for letters.
import { moneyText } from '#base/currency.ts';
import type { Part } from '#outside/letters/sheet.ts';
import type { GatewayDisputeState } from '#market/payments/gateways/gateway.ts';
import type { Say } from '#words/say.ts';

/**
 * `taken` and `fees`: what the gateway holds now, in the payment's currency; `known`: the loss is
 * in the books; `guessed`: staff have not yet said which parcels it is for.
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
 * `share`: the store's unpaid share of the parcel; `back`: how much of the parcel's price was lost.
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

/** The facts of a dispute in words, with amounts in their own currencies. */
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
