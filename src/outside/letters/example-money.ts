// Made-up payments, for previews of letters.
import type { LetterFacts } from '#outside/letters/facts.ts';
import { sayIn } from '#words/say.ts';

export const EXAMPLE = {
  order: 4711,
  parcel: 4712,
  code: 'A7K2M9QX',
  parcelCode: 'P3XW8RTB',
  number: '123456',
  word: 'an-example',
  reference: 'ch_3Qx7Lk2e',
} as const;
export const OF_MONEY = { currency: 'EUR', exponent: 2 } as const;
export const DAY = new Date('2026-11-26T10:00:00Z');
export const LATER = new Date('2026-12-03T10:00:00Z');

type Paid = Pick<LetterFacts, 'payment' | 'refund' | 'refundWhy' | 'transfer' | 'owedOrder'>;
type ExampleMoney = Pick<LetterFacts, 'dispute' | 'storePart' | 'payout'>;

/** Payments, refunds, disputes and payouts for example letters. */
export const exampleMoney = (language: string, name: string): Paid & ExampleMoney => ({
  ...examplePaid(language, name),
  ...exampleMoneyFacts(language),
});

function examplePaid(language: string, name: string): Paid {
  const { code, reference: ref } = EXAMPLE;
  return {
    payment: async () => ({
      ...OF_MONEY,
      code,
      amount: 8490,
      received: 8000,
      reason: 'amount',
      provider_ref: ref,
    }),
    refund: async () => ({
      code,
      amount: 2495,
      guessed: true,
      currency: OF_MONEY.currency,
      currency_exponent: OF_MONEY.exponent,
      problem: 'insufficient_funds',
      provider_ref: ref,
    }),
    refundWhy: async () => 'cancelled',
    transfer: async () => ({
      trans_id: 'TR-20261126',
      reason: sayIn(language)('letter-example.reason'),
    }),
    owedOrder: async () => ({
      code,
      name: name,
      exponent: OF_MONEY.exponent,
      payBy: LATER,
      timeZone: 'UTC',
    }),
  };
}

function exampleMoneyFacts(language: string): ExampleMoney {
  const { code, parcelCode } = EXAMPLE;
  const store = sayIn(language)('letter-example.store');
  return {
    dispute: async () => ({
      ...OF_MONEY,
      code,
      state: 'needs-response',
      reason: 'not_received',
      ref: 'dp_3Qx7Lk2e',
      due: LATER,
      amount: 8490,
      taken: 8490,
      fees: 1500,
      own: OF_MONEY.currency,
      ownExponent: OF_MONEY.exponent,
      known: true,
      guessed: false,
    }),
    storePart: async () => ({
      ...OF_MONEY,
      store,
      code: parcelCode,
      state: 'needs-response',
      settled: false,
      share: 6990,
      back: 0,
    }),
    payout: async () => ({
      ...OF_MONEY,
      store,
      amount: 124_350,
      reference: 'SOUK-2026-48',
      iban: 'DE89370400440532013000',
      since: DAY,
      until: LATER,
      sums: [
        { kind: 'release', amount: 140_000 },
        { kind: 'reserve', amount: -7000 },
        { kind: 'cash', amount: -3150 },
        { kind: 'refund', amount: -4500 },
        { kind: 'adjustment', amount: -500 },
        { kind: 'other', amount: -500 },
      ],
    }),
  };
}
