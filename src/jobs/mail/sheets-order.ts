// Letters about an order to its buyer, from its placing to its end.
import { toDecimal } from '#base/money.ts';
import type { Order } from '#contract/order.ts';
import type { Parcel } from '#contract/ordered-product.ts';
import { howToPay, waitsForMoney } from '#jobs/mail/how-to-pay.ts';
import {
  addressText,
  orderForLetter,
  priceIn,
  soldIn,
  sumsOf,
  trackLink,
} from '#jobs/mail/order-for-letter.ts';
import type { Part, Sheets } from '#jobs/mail/sheet.ts';
import { hello } from '#jobs/mail/sheets-account.ts';
import type { Say } from '#words/say.ts';

const STEPS: Record<number, string> = {
  2: 'confirmed',
  3: 'picked-up',
  4: 'on-the-way',
  5: 'delivered',
};

export const orderSheets: Pick<
  Sheets,
  | 'order-placed'
  | 'order-paid'
  | 'transfer-refused'
  | 'parcel-moved'
  | 'parcel-cancelled'
  | 'order-cancelled'
> = {
  'order-placed': async (say: Say, { order: id }, desk) => {
    const order = await orderForLetter(desk, id);
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
        { facts: [[say('order.address'), addressText(order, desk)]] },
      ],
    };
  },
  'order-paid': async (say: Say, { order: id, amount }, desk) => {
    const order = await orderForLetter(desk, id);
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
        ],
      }
    );
  },
  'transfer-refused': async (say: Say, { order: id, transfer: transferId }, desk) => {
    const order = await orderForLetter(desk, id);
    const transfer = await desk.tx
      .selectFrom('transfers')
      .select(['trans_id', 'reason'])
      .where('id', '=', transferId)
      .executeTakeFirst();
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
  'parcel-moved': async (say: Say, { order: id, parcel: parcelId, status }, desk) => {
    const order = await orderForLetter(desk, id);
    const parcel = order?.parcels.find((own) => own.id === parcelId);
    const step = STEPS[status];
    if (!order || !parcel || !step) return null;
    const {
      store: { name: store },
      carrier,
      tracking_number: number,
    } = parcel;
    const facts: [string, string][] = [
      [say('order.carrier'), carrier],
      [say('order.tracking-number'), number],
      [say('letter.parcel-code'), parcel.code],
    ];
    return {
      subject: say(`letter.parcel-${step}-subject`, { store }),
      parts: [
        hello(say, order.address.name),
        { text: say(`letter.parcel-${step}-text`, { store }) },
        { facts: facts.filter(([, value]) => value) },
        { button: say('letter.follow-parcel'), to: trackLink(desk, parcel.code) },
        {
          bill: {
            stores: [{ ...soldIn(order, parcel, desk), name: say('order.things') }],
            sums: [],
          },
        },
      ],
    };
  },
  'parcel-cancelled': async (say: Say, { order: id, parcel: parcelId }, desk) => {
    const order = await orderForLetter(desk, id);
    const parcel = order?.parcels.find((own) => own.id === parcelId);
    if (!order || !parcel) return null;
    const { name: store } = parcel.store;
    return {
      subject: say('letter.cancelled-parcel-subject', { store }),
      parts: [
        hello(say, order.address.name),
        { text: say('letter.cancelled-parcel-text', { store, code: order.order }) },
        ...reasonsOf([parcel]),
        {
          bill: {
            stores: [{ ...soldIn(order, parcel, desk), name: say('order.things') }],
            sums: [],
          },
        },
        { button: say('letter.see-order'), to: trackLink(desk, order.order) },
      ],
    };
  },
  'order-cancelled': async (say: Say, { order: id }, desk) => {
    const order = await orderForLetter(desk, id);
    if (!order) return null;
    const late = order.pay.expired === 1;
    return {
      subject: say('letter.order-cancelled-subject', { code: order.order }),
      parts: [
        hello(say, order.address.name),
        {
          text: say(late ? 'letter.order-cancelled-late' : 'letter.order-cancelled-text', {
            code: order.order,
          }),
        },
        ...reasonsOf(order.parcels),
        {
          text: order.payment_done ? say('letter.order-cancelled-paid') : say('order.nothing-paid'),
        },
        {
          bill: {
            stores: order.parcels.map((parcel) => soldIn(order, parcel, desk)),
            sums: sumsOf(say, order, desk),
          },
        },
        { button: say('letter.see-order'), to: trackLink(desk, order.order) },
      ],
    };
  },
};

/** Whether it was closed unpaid before its money came. */
const wasReopened = ({ parcels }: Order) =>
  parcels.some(({ events }) => events.some(({ action }) => action === 'reopen'));
/** What stores said when they cancelled these; what the buyer wrote is not told to them again. */
const reasonsOf = (parcels: Parcel[]) =>
  parcels
    .flatMap(({ events }) => events.filter(({ action, note }) => action === 'cancel' && note))
    .map(({ note }) => ({ quote: note }));
