// Letters to the people of a store about what it sells. They name nobody who bought.
import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { orderMethod } from '#contract/constants.ts';
import { priceIn, trackLink } from '#jobs/mail/order-for-letter.ts';
import type { Bill, Desk, Sheets } from '#jobs/mail/sheet.ts';
import type { Say } from '#words/say.ts';

type Line = { text: string; amount: number };
type Parcel = {
  code: string;
  order_code: string;
  store: string;
  method: number;
  paid: boolean;
  exponent: number;
  lines: Line[];
  subtotal: number;
  bundle_offer: number;
  voucher_price: number;
  shipping_price: number;
  tax: number;
  fee: number;
  total: number;
};

export const storeSheets: Pick<Sheets, 'order-arrived'> = {
  'order-arrived': async (say: Say, { parcel: id }, desk) => {
    const parcel = await readParcel(desk, id);
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
};

async function readParcel({ tx, language }: Desk, id: number): Promise<Parcel | undefined> {
  const { rows } = await sql<Parcel>`
    select p.code, o.code as order_code, s.name as store, o.order_method as method,
      o.paid_at is not null as paid, o.currency_exponent as exponent, p.subtotal,
      p.bundle_offer, p.voucher_price, p.shipping_price, p.tax, p.fee, p.total,
      (select jsonb_agg(jsonb_build_object(
          'amount', l.selling * l.quantity,
          'text', concat(l.quantity, ' × ', said(l.title, ${language}),
            ' (' || nullif(said(l.choice, ${language}), '') || ')',
            ', ' || nullif(l.sku, ''))) order by l.id)
        from order_lines l where l.parcel_id = p.id) as lines
    from parcels p join orders o on o.id = p.order_id join stores s on s.id = p.store_id
    where p.id = ${id} and p.cancelled_at is null`.execute(tx);
  return rows[0];
}

const linesOf = ({ lines, exponent }: Parcel, desk: Desk) =>
  lines.map(({ text, amount }) => ({ text, price: priceIn(desk, toDecimal(amount, exponent)) }));

function sumsOf(say: Say, parcel: Parcel, desk: Desk): Bill['sums'] {
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
