// Letters to a buyer about money that goes back.
import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { RefundWhy } from '#contract/order-money.ts';
import { orderForLetter, priceIn } from '#jobs/mail/order-for-letter.ts';
import type { Desk, Sheets } from '#jobs/mail/sheet.ts';
import { hello } from '#jobs/mail/sheets-account.ts';
import { whyOf } from '#market/orders/paid-so-far.ts';
import type { Say } from '#words/say.ts';

export const refundSheets: Pick<Sheets, 'payment-not-needed' | 'refunded'> = {
  'payment-not-needed': async (say: Say, { order: id, payment: paymentId }, desk) => {
    const order = await orderForLetter(desk, id);
    const payment = await desk.tx
      .selectFrom('payments')
      .select(['received', 'amount', 'exponent', 'reason'])
      .where('id', '=', paymentId)
      .executeTakeFirst();
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
    const order = await orderForLetter(desk, id);
    if (!order) return null;
    const why = refund === undefined ? null : await readWhy(desk, refund);
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

async function readWhy({ tx }: Desk, refund: number): Promise<RefundWhy | null> {
  const {
    rows: [row],
  } = await sql<{
    why: RefundWhy;
  }>`select ${whyOf} as why from refunds r where r.id = ${refund}`.execute(tx);
  return row?.why ?? null;
}
