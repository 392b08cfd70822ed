// Letters to the buyer about parcels: their progress, and cancellations.
import { orderStatus } from '#contract/constants.ts';
import { soldIn, sumsOf, trackLink } from '#outside/letters/order-for-letter.ts';
import { expectedFacts } from '#outside/letters/order-facts.ts';
import type { Sheets } from '#outside/letters/sheet.ts';
import { hello } from '#outside/letters/sheets-account.ts';
import { titleIn } from '#outside/letters/sheets-proposal.ts';
import type { Say } from '#words/say.ts';
import type { LetterParcel } from '#outside/letters/letter-order.ts';

type Kinds = 'parcel-moved' | 'parcel-cancelled' | 'pieces-cancelled' | 'order-cancelled';

const STEPS: Record<number, string> = {
  [orderStatus.confirmed]: 'confirmed',
  [orderStatus.pickedUp]: 'picked-up',
  [orderStatus.onTheWay]: 'on-the-way',
  [orderStatus.delivered]: 'delivered',
};

export const parcelSheets: Pick<Sheets, Kinds> = {
  'parcel-moved': async (say: Say, { order: id, parcel: parcelId, status }, desk) => {
    const order = await desk.facts.order(id);
    const parcel = order?.parcels.find((own) => own.id === parcelId);
    const step = STEPS[status];
    if (!order || !parcel || !step) return null;
    const {
      store: { name: store },
      carrier,
      tracking_number: number,
    } = parcel;
    const facts: [string, string][] = [
      ...(await expectedFacts(say, order, [parcel], desk)),
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
    const order = await desk.facts.order(id);
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
  'pieces-cancelled': async (say: Say, { order: id, store, reason, pieces, less }, desk) => {
    const order = await desk.facts.order(id);
    if (!order) return null;
    return {
      subject: say('letter.pieces-cancelled-subject', { store }),
      parts: [
        hello(say, order.address.name),
        { text: say('letter.pieces-cancelled-text', { store, code: order.order }) },
        { quote: reason },
        {
          facts: pieces.map(({ title, quantity }): [string, string] => [
            titleIn(desk.language, title),
            say('letter.pieces-cancelled-count', { count: quantity }),
          ]),
        },
        { text: say(less ? 'letter.pieces-cancelled-less' : 'letter.pieces-cancelled-back') },
        ...(less
          ? [
              {
                bill: {
                  stores: order.parcels
                    .filter(({ cancelled }) => cancelled === 0)
                    .map((parcel) => soldIn(order, parcel, desk)),
                  sums: sumsOf(say, order, desk),
                },
              },
            ]
          : []),
        { button: say('letter.see-order'), to: trackLink(desk, order.order) },
      ],
    };
  },
  'order-cancelled': async (say: Say, { order: id }, desk) => {
    const order = await desk.facts.order(id);
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

/** The reasons that stores gave for cancelling; what the buyer wrote is not repeated to them. */
const reasonsOf = (parcels: LetterParcel[]) =>
  parcels
    .flatMap(({ events }) => events.filter(({ action, note }) => action === 'cancel' && note))
    .map(({ note }) => ({ quote: note }));
