// Letters to a buyer about refunds.
import { toDecimal } from '#base/money.ts';
import { priceIn } from '#outside/letters/order-for-letter.ts';
import type { Sheets } from '#outside/letters/sheet.ts';
import { hello } from '#outside/letters/sheets-account.ts';
import type { Say } from '#words/say.ts';

export const refundSheets: Pick<Sheets, 'payment-not-needed' | 'refunded'> = {
  'payment-not-needed': async (say: Say, { order: id, payment: paymentId }, desk) => {
    const order = await desk.facts.order(id);
    const payment = await desk.facts.payment(paymentId);
    if (!order || !payment) return null;
    const amount = priceIn(desk, toDecimal(payment.received ?? payment.amount, payment.exponent));
    const why = payment.reason === 'paid-twice' ? 'paid-twice' : 'order-closed';
    return {
      subject: say('letter.not-needed-subject', { code: order.order }),
      parts: [
        hello(say, order.address.name),
        { text: say(`letter.not-needed-${why}`, { amount, code: order.order }) },
        { text: say('letter.not-needed-back') },
        { button: say('letter.see-order'), to: desk.link(`/user/order/${id}`) },
      ],
    };
  },
  refunded: async (say: Say, { order: id, amount, refund }, desk) => {
    const order = await desk.facts.order(id);
    if (!order) return null;
    const why = refund === undefined ? null : await desk.facts.refundWhy(refund);
    const money = priceIn(desk, toDecimal(amount, desk.paper.market.currency_exponent));
    return {
      subject: say('letter.refunded-subject', { code: order.order }),
      parts: [
        hello(say, order.address.name),
        { text: say('letter.refunded-text', { amount: money, code: order.order }) },
        ...(why ? [{ text: say(`letter.refunded-${why}`) }] : []),
        {
          facts: [
            [say('order.total-ordered'), priceIn(desk, order.ordered_amount)],
            [say('order.total-now'), priceIn(desk, order.live_amount)],
          ],
        },
        { button: say('letter.see-order'), to: desk.link(`/user/order/${id}`) },
      ],
    };
  },
};
