// Letters to the owner about money that needs a decision.
import { decimalText, moneyText } from '#base/currency.ts';
import type { Desk, Part, Sheets } from '#outside/letters/sheet.ts';
import type { Say } from '#words/say.ts';

export const moneySheets: Pick<Sheets, 'payment-in-review' | 'refund-failed' | 'refund-outside'> = {
  'payment-in-review': async (say: Say, { payment: id }, { facts }: Desk) => {
    const payment = await facts.payment(id);
    if (!payment) return null;
    const { code, amount, received, currency, exponent, reason, provider_ref: ref } = payment;
    return {
      subject: say('letter.payment-review-subject', { code }),
      parts: [
        { text: say('letter.payment-review-text') },
        factsOf(
          [say('order.code'), code],
          [say('letter.money-asked'), moneyText(amount, { currency, exponent })],
          [say('letter.money-came'), received === null ? '' : decimalText(received, exponent)],
          [say('letter.money-why'), reason],
          [say('letter.money-ref'), ref ?? ''],
        ),
      ],
    };
  },
  'refund-failed': async (say: Say, { refund: id }, { facts }: Desk) => {
    const refund = await facts.refund(id);
    if (!refund) return null;
    const {
      code,
      amount,
      currency,
      currency_exponent: exponent,
      problem,
      provider_ref: ref,
    } = refund;
    return {
      subject: say('letter.refund-failed-subject', { code }),
      parts: [
        {
          text: say('letter.refund-failed-text', {
            amount: moneyText(amount, { currency, exponent }),
          }),
        },
        factsOf(
          [say('order.code'), code],
          [say('letter.money-why'), problem],
          [say('letter.money-ref'), ref ?? ''],
        ),
      ],
    };
  },
  'refund-outside': async (say: Say, { refund: id }, { facts }: Desk) => {
    const refund = await facts.refund(id);
    if (!refund) return null;
    const { code, guessed, currency, provider_ref: ref } = refund;
    const amount = moneyText(refund.amount, { currency, exponent: refund.currency_exponent });
    return {
      subject: say('letter.refund-outside-subject', { code }),
      parts: [
        { text: say('letter.refund-outside-text', { amount }) },
        ...(guessed ? [{ text: say('letter.refund-outside-part') }] : []),
        factsOf([say('order.code'), code], [say('letter.money-ref'), ref ?? '']),
      ],
    };
  },
};

const factsOf = (...all: [string, string][]): Part => ({ facts: all.filter(([, value]) => value) });
