// Letters to the owner about money that somebody has to look at.
import { decimalText } from '#base/currency.ts';
import type { Desk, Part, Sheets } from '#jobs/mail/sheet.ts';
import type { Say } from '#words/say.ts';

export const moneySheets: Pick<Sheets, 'payment-in-review' | 'refund-failed' | 'refund-outside'> = {
  'payment-in-review': async (say: Say, { payment: id }, { tx }: Desk) => {
    const payment = await tx
      .selectFrom('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select([
        'o.code',
        'p.amount',
        'p.received',
        'p.currency',
        'p.exponent',
        'p.reason',
        'p.provider_ref',
      ])
      .where('p.id', '=', id)
      .executeTakeFirst();
    if (!payment) return null;
    const { code, amount, received, currency, exponent, reason, provider_ref: ref } = payment;
    return {
      subject: say('letter.payment-review-subject', { code }),
      parts: [
        { text: say('letter.payment-review-text') },
        facts(
          [say('order.code'), code],
          [say('letter.money-asked'), `${decimalText(amount, exponent)} ${currency}`],
          [say('letter.money-came'), received === null ? '' : decimalText(received, exponent)],
          [say('letter.money-why'), reason],
          [say('letter.money-ref'), ref ?? ''],
        ),
      ],
    };
  },
  'refund-failed': async (say: Say, { refund: id }, { tx }: Desk) => {
    const refund = await tx
      .selectFrom('refunds as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select([
        'o.code',
        'r.amount',
        'o.currency',
        'o.currency_exponent',
        'r.problem',
        'r.provider_ref',
      ])
      .where('r.id', '=', id)
      .executeTakeFirst();
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
            amount: `${decimalText(amount, exponent)} ${currency}`,
          }),
        },
        facts(
          [say('order.code'), code],
          [say('letter.money-why'), problem],
          [say('letter.money-ref'), ref ?? ''],
        ),
      ],
    };
  },
  'refund-outside': async (say: Say, { refund: id }, { tx }: Desk) => {
    const refund = await tx
      .selectFrom('refunds as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select([
        'o.code',
        'r.amount',
        'r.guessed',
        'o.currency',
        'o.currency_exponent',
        'r.provider_ref',
      ])
      .where('r.id', '=', id)
      .executeTakeFirst();
    if (!refund) return null;
    const { code, guessed, currency, provider_ref: ref } = refund;
    const amount = `${decimalText(refund.amount, refund.currency_exponent)} ${currency}`;
    return {
      subject: say('letter.refund-outside-subject', { code }),
      parts: [
        { text: say('letter.refund-outside-text', { amount }) },
        ...(guessed ? [{ text: say('letter.refund-outside-part') }] : []),
        facts([say('order.code'), code], [say('letter.money-ref'), ref ?? '']),
      ],
    };
  },
};

const facts = (...all: [string, string][]): Part => ({ facts: all.filter(([, value]) => value) });
