// Letters to the buyer of an order, until it is paid.
import { toDecimal } from '#base/money.ts';
import { howToPay, waitsForMoney } from '#outside/letters/how-to-pay.ts';
import {
  addressText,
  priceIn,
  soldIn,
  sumsOf,
  trackLink,
} from '#outside/letters/order-for-letter.ts';
import { expectedFacts, paymentFact } from '#outside/letters/order-facts.ts';
import type { Desk, Part, Sheets } from '#outside/letters/sheet.ts';
import { hello } from '#outside/letters/sheets-account.ts';
import type { Say } from '#words/say.ts';
import type { LetterOrder } from '#outside/letters/letter-order.ts';

export const orderSheets: Pick<
  Sheets,
  'order-placed' | 'order-to-pay' | 'order-paid' | 'transfer-refused'
> = {
  'order-placed': async (say: Say, { order: id }, desk) => {
    const order = await desk.facts.order(id);
    if (!order) return null;
    const waits = waitsForMoney(order);
    const follow: Part = { button: say('letter.follow-parcels'), to: trackLink(desk, order.order) };
    return {
      subject: say('letter.order-placed-subject', { code: order.order }),
      title: say('letter.order-placed-title'),
      parts: [
        hello(say, order.address.name),
        {
          text: say(waits ? 'letter.order-placed-unpaid' : 'letter.order-placed-text', {
            code: order.order,
          }),
        },
        ...(await howToPay(say, order, desk)),
        ...(waits ? [] : [follow]),
        {
          bill: {
            stores: order.parcels.map((parcel) => soldIn(order, parcel, desk)),
            sums: sumsOf(say, order, desk),
          },
        },
        {
          facts: [
            ...(waits ? [] : await expectedFacts(say, order, order.parcels, desk)),
            ...paymentFact(say, order),
            [say('order.address'), addressText(order)],
          ],
        },
        ...guarantee(say, desk),
      ],
    };
  },
  'order-to-pay': async (say: Say, { order: id }, desk) => {
    const order = await desk.facts.order(id);
    if (!order || !waitsForMoney(order)) return null;
    return {
      subject: say('letter.order-to-pay-subject', { code: order.order }),
      title: say('letter.order-to-pay-title'),
      parts: [
        hello(say, order.address.name),
        { text: say('letter.order-to-pay-text', { code: order.order }) },
        ...(await howToPay(say, order, desk)),
        {
          bill: {
            stores: order.parcels.map((parcel) => soldIn(order, parcel, desk)),
            sums: sumsOf(say, order, desk),
          },
        },
        { facts: [[say('order.address'), addressText(order)]] },
      ],
    };
  },
  'order-paid': async (say: Say, { order: id, amount }, desk) => {
    const order = await desk.facts.order(id);
    return (
      order && {
        subject: say('letter.order-paid-subject', { code: order.order }),
        parts: [
          hello(say, order.address.name),
          {
            text: say('letter.order-paid-text', {
              amount: priceIn(desk, toDecimal(amount, desk.paper.market.currency_exponent)),
              code: order.order,
            }),
          },
          ...(wasReopened(order) ? [{ text: say('letter.order-reopened-text') }] : []),
          { button: say('letter.follow-parcels'), to: trackLink(desk, order.order) },
          {
            bill: {
              stores: order.parcels.map((parcel) => soldIn(order, parcel, desk)),
              sums: sumsOf(say, order, desk),
            },
          },
          {
            facts: [
              ...(await expectedFacts(say, order, order.parcels, desk)),
              ...paymentFact(say, order),
              [say('order.address'), addressText(order)],
            ],
          },
        ],
      }
    );
  },
  'transfer-refused': async (say: Say, { order: id, transfer: transferId }, desk) => {
    const order = await desk.facts.order(id);
    const transfer = await desk.facts.transfer(transferId);
    return order && transfer
      ? {
          subject: say('letter.transfer-refused-subject', { code: order.order }),
          parts: [
            hello(say, order.address.name),
            {
              text: say('letter.transfer-refused-text', {
                number: transfer.trans_id,
                code: order.order,
              }),
            },
            { quote: transfer.reason },
            { text: say('letter.transfer-refused-again') },
            { button: say('letter.see-order'), to: desk.link(`/user/order/${id}`) },
          ],
        }
      : null;
  },
};

/**
 * The reminder of the legal guarantee, because the information given before a contract must be
 * confirmed on a durable medium (Directive 2011/83/EU, Article 8(7)); only with the EU pack.
 */
const guarantee = (say: Say, { paper }: Desk): Part[] =>
  paper.guarantee ? [{ quiet: say('product.guarantee-text') }] : [];

/** Whether the order had been closed unpaid before its money came. */
const wasReopened = ({ parcels }: LetterOrder) =>
  parcels.some(({ events }) => events.some(({ action }) => action === 'reopen'));
