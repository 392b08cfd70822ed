// Letters to the people of a store about what it sells. They name nobody who bought.
import { toDecimal } from '#base/money.ts';
import { orderMethod, orderStatus } from '#contract/constants.ts';
import type { SoldParcel } from '#outside/letters/facts.ts';
import { dayIn } from '#outside/letters/order-facts.ts';
import { priceIn, trackLink } from '#outside/letters/order-for-letter.ts';
import type { Bill, Desk, Sheets } from '#outside/letters/sheet.ts';
import type { Say } from '#words/say.ts';

export const storeSheets: Pick<Sheets, 'order-arrived' | 'parcel-late'> = {
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
    const said = { store, day: dayIn(desk, due, zone) };
    return {
      subject: say('letter.parcel-late-subject', { store, code }),
      title: say('letter.parcel-late-title'),
      parts: [
        { text: say(left ? 'letter.parcel-late-moving' : 'letter.parcel-late-text', said) },
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
};

const linesOf = ({ lines, exponent }: SoldParcel, desk: Desk) =>
  lines.map(({ text, amount }) => ({ text, price: priceIn(desk, toDecimal(amount, exponent)) }));

function sumsOf(say: Say, parcel: SoldParcel, desk: Desk): Bill['sums'] {
  const all: [string, number, boolean][] = [
    [say('order.subtotal'), parcel.subtotal, true],
    [say('order.bundle'), -parcel.bundle_offer, parcel.bundle_offer > 0],
    [say('order.voucher'), -parcel.voucher_price, parcel.voucher_price > 0],
    [say('order.shipping'), parcel.shipping_price, true],
    [say('order.tax'), parcel.tax, true],
    [say('order.fee'), parcel.fee, parcel.fee > 0],
    [say('order.total'), parcel.total, true],
  ];
  return all
    .filter(([, , shown]) => shown)
    .map(([name, amount]) => [name, priceIn(desk, toDecimal(amount, parcel.exponent))]);
}
