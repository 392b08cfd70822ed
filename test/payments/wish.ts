// What the tests of the gateways open, refund and expect.
import { randomBytes } from 'node:crypto';
import { vi } from 'vitest';
import { exponentOf } from '#base/currency.ts';
import {
  GatewayProblem,
  type Amount,
  type Gateway,
  type PaymentToFind,
  type Opened,
  type ToOpen,
  type ToRefund,
} from '#market/payments/gateways/gateway.ts';
import type { AtGateway } from '../stand-ins/gateways/come-back.ts';
import { silences } from '../stand-ins/gateways/stand-in.ts';

export const newKey = (kind: 'pay' | 'ref' = 'pay') => `${kind}_${randomBytes(12).toString('hex')}`;
export const money = (minor: number, currency: string): Amount => ({
  minor,
  currency,
  exponent: exponentOf(currency),
});

export const wishFor = (amount: Amount, other: Partial<ToOpen> = {}): ToOpen => ({
  key: newKey(),
  brand: 'Souk',
  order: { id: 7, code: 'SOUK-7', title: 'Souk SOUK-7' },
  amount,
  language: 'en',
  returnUrl: 'http://127.0.0.1:9/back',
  cancelUrl: 'http://127.0.0.1:9/cancelled',
  expiresAt: new Date(Date.now() + 3_600_000),
  buyer: {
    name: 'Ada Byron',
    email: 'ada@shop.example',
    phone: '+905350000000',
    country: 'TR',
    city: 'Istanbul',
    zip: '34000',
    address: 'Istiklal Cd. 1',
    ip: '85.34.78.112',
  },
  ...other,
});
export const refundOf = (amount: Amount, reason = 'returned'): ToRefund => ({
  key: newKey('ref'),
  amount,
  reason,
});
export const paymentFor = (
  { key, amount }: ToOpen,
  opened: Opened | null,
  providerPaymentRef: string | null = null,
): PaymentToFind => ({
  key,
  amount,
  providerRef: opened?.providerRef ?? null,
  providerPaymentRef,
  declines: 0,
  wanted: true,
});

type Payer = {
  opened: (
    amount?: Amount,
    other?: Partial<ToOpen>,
  ) => Promise<PaymentToFind & { providerRef: string }>;
  paid: (amount?: Amount) => Promise<PaymentToFind & { providerRef: string }>;
};
/**
 * Opens payments, of the default amount unless given, or pays one and comes back from its page.
 * `refOf` is the stand-in's reference for it.
 */
export function payer(
  at: () => { gateway: Gateway; there: Pick<AtGateway, 'pay'> },
  usual: Amount,
  refOf: (payment: PaymentToFind & { providerRef: string }) => string,
): Payer {
  const opened: Payer['opened'] = async (amount = usual, other = {}) => {
    const wish = wishFor(amount, other);
    const { providerRef } = await at().gateway.open(wish);
    return { ...paymentFor(wish, null), providerRef };
  };
  return {
    opened,
    paid: async (amount) => {
      const payment = await opened(amount);
      const { gateway, there } = at();
      return {
        ...payment,
        providerPaymentRef: (await gateway.confirm(payment, there.pay(refOf(payment)).fields))
          .providerPaymentRef,
      };
    },
  };
}

/** Names and texts that few fields are made for, and that must arrive all the same. */
export const hardNames = [
  ['Arabic', 'عبد الرحمن بن محمد الخوارزمي'],
  ['Hindi', 'श्रीमती लक्ष्मी देवी'],
  ['emoji', 'Zoë 👩‍👩‍👧‍👦🛍️'],
  ['one word', 'Madonna'],
  ['long', `${'Ünal-'.repeat(80)} Öz`],
  ['controls', 'Ada\u0000\r\n\u2028Byron'],
  ['half a letter', 'Ada \ud83d Byron'],
] as const;

/** The kind of the problem that an act ends with; `none` if it succeeds. */
export async function problemOf(act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return 'none';
  } catch (problem) {
    if (problem instanceof GatewayProblem) return problem.kind;
    throw problem;
  }
}

/**
 * Makes calls that a gateway leaves unanswered end at once, as if their time were over; calls that
 * it answers are awaited for as long as they take, however busy the machine is. For `beforeAll`:
 * returns a function that ends it.
 */
export function giveUpOnSilence(): () => void {
  const waiting = new Set<AbortController>();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const patience = new AbortController();
    waiting.add(patience);
    return patience.signal;
  });
  const giveUp = () => {
    for (const patience of waiting) patience.abort(new DOMException('Silence', 'TimeoutError'));
    waiting.clear();
  };
  silences.on('silent', giveUp);
  return () => {
    silences.off('silent', giveUp);
    timeout.mockRestore();
  };
}
