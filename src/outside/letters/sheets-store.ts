// Letters to the people of a store about its sales. They do not name the buyer.
import { toDecimal } from '#base/money.ts';
import { orderMethod, orderStatus } from '#contract/constants.ts';
import type { SoldParcel } from '#outside/letters/facts.ts';
import { dayIn } from '#outside/letters/order-facts.ts';
import { priceIn, sumParts, trackLink } from '#outside/letters/order-for-letter.ts';
import type { Bill, Desk, Sheets } from '#outside/letters/sheet.ts';
import type { Say } from '#words/say.ts';

type Kinds = 'order-arrived' | 'parcel-late' | 'parcels-late';

export const storeSheets: Pick<Sheets, Kinds> = {
  'order-arrived': async (say: Say, { parcel: id }, desk) => {
    const parcel = await desk.facts.soldParcel(id);
    if (!parcel) return null;
    const { store, code, order_code: orderCode, total, exponent } = parcel;
    const cash = parcel.method === orderMethod.cashOnDelivery && !parcel.paid && total > 0;
    const amount = priceIn(desk, toDecimal(total, exponent));
    return {
      subject: say('letter.order-arrived-subject', { store, code }),
      title: say('letter.order-arrived-title'),
      parts: [
        {
          text: cash
            ? say('letter.order-arrived-cash', { store, amount })
            : say('letter.order-arrived-paid', { store }),
        },
        {
          facts: [
            [say('letter.parcel-code'), code],
            [say('order.code'), orderCode],
          ],
        },
        {
          bill: {
            stores: [{ name: say('order.things'), lines: linesOf(parcel, desk) }],
            sums: sumsOf(say, parcel, desk),
          },
        },
        { button: say('letter.follow-parcel'), to: trackLink(desk, code) },
      ],
    };
  },
  'parcel-late': async (say: Say, { parcel: id }, desk) => {
    const parcel = await desk.facts.soldParcel(id);
    if (!parcel?.due || parcel.status === orderStatus.delivered) return null;
    const { store, code, order_code: orderCode, due, zone, status } = parcel;
    const left = status >= orderStatus.pickedUp;
    const values = { store, day: dayIn(desk, due, zone) };
    return {
      subject: say('letter.parcel-late-subject', { store, code }),
      title: say('letter.parcel-late-title'),
      parts: [
        { text: say(left ? 'letter.parcel-late-moving' : 'letter.parcel-late-text', values) },
        {
          facts: [
            [say('letter.parcel-code'), code],
            [say('order.code'), orderCode],
          ],
        },
        {
          bill: {
            stores: [{ name: say('order.things'), lines: linesOf(parcel, desk) }],
            sums: [],
          },
        },
        { button: say('letter.follow-parcel'), to: trackLink(desk, code) },
      ],
    };
  },
  'parcels-late': async (say: Say, { parcels: ids, count }, desk) => {
    const found = await Promise.all(ids.map((id) => desk.facts.soldParcel(id)));
    const late = found.filter(isWaiting);
    const [first] = late;
    if (!first) return null;
    const more = count - ids.length;
    const { store } = first;
    const values = { store, count: late.length + more };
    return {
      subject: say('letter.parcels-late-subject', values),
      parts: [
        { text: say('letter.parcels-late-text', values) },
        {
          facts: late.map(({ code, order_code: order, due, zone }): [string, string] => [
            code,
            say('letter.parcels-late-row', { order, day: dayIn(desk, due, zone) }),
          ]),
        },
        ...(more > 0 ? [{ text: say('letter.restricted-more', { count: more }) }] : []),
        { button: say('letter.parcels-late-button'), to: desk.link('/seller/parcels') },
      ],
    };
  },
};

const isWaiting = (parcel: SoldParcel | undefined): parcel is SoldParcel & { due: Date } =>
  parcel !== undefined && parcel.due !== null && parcel.status !== orderStatus.delivered;

const linesOf = ({ lines, exponent }: SoldParcel, desk: Desk) =>
  lines.map(({ text, amount }) => ({ text, price: priceIn(desk, toDecimal(amount, exponent)) }));

function sumsOf(say: Say, parcel: SoldParcel, desk: Desk): Bill['sums'] {
  const write = (amount: number) => priceIn(desk, toDecimal(amount, parcel.exponent));
  return [...sumParts(say, parcel, write), [say('order.total'), write(parcel.total)]];
}
