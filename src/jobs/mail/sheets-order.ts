// Letters about an order, from its placing to the money back.
import { toDecimal } from '#base/money.ts';
import type { Order, Parcel } from '#contract/order.ts';
import { shopperOf } from '#market/settings/actor.ts';
import { readOrder } from '#market/orders/read-orders.ts';
import { readPlaces } from '#market/places/read-places.ts';
import { hello } from '#jobs/mail/sheets-account.ts';
import type { Bill, Desk, Sheets } from '#jobs/mail/sheet.ts';
import { priceText } from '#words/price-text.ts';
import type { Say } from '#words/say.ts';

const STEPS: Record<number, string> = { 2: 'confirmed', 3: 'picked-up', 4: 'on-the-way', 5: 'delivered' };

export const orderSheets: Pick<Sheets, 'order-placed' | 'order-paid' | 'transfer-refused' | 'parcel-moved' | 'parcel-cancelled' | 'order-cancelled' | 'refunded'> = {
  'order-placed': async (say: Say, { order: id }, desk) => {
    const order = await read(desk, id);
    return order && { subject: say('letter.order-placed-subject', { code: order.order }), title: say('letter.order-placed-title'),
      parts: [hello(say, order.address.name), { text: say('letter.order-placed-text', { code: order.order }) }, { button: say('letter.follow-parcels'), to: track(desk, order.order) },
        { bill: { stores: order.parcels.map((parcel) => sold(order, parcel, desk)), sums: sums(say, order, desk) } }, { facts: [[say('order.address'), addressText(order, desk)]] }] };
  },
  'order-paid': async (say: Say, { order: id, amount }, desk) => {
    const order = await read(desk, id);
    return order && { subject: say('letter.order-paid-subject', { code: order.order }),
      parts: [hello(say, order.address.name), { text: say('letter.order-paid-text', { amount: price(desk, toDecimal(amount, desk.paper.shop.currency_exponent)), code: order.order }) }, { button: say('letter.follow-parcels'), to: track(desk, order.order) }] };
  },
  'transfer-refused': async (say: Say, { order: id, transfer: transferId }, desk) => {
    const order = await read(desk, id), transfer = await desk.tx.selectFrom('transfers').select(['trans_id', 'reason']).where('id', '=', transferId).executeTakeFirst();
    return order && transfer ? { subject: say('letter.transfer-refused-subject', { code: order.order }),
      parts: [hello(say, order.address.name), { text: say('letter.transfer-refused-text', { number: transfer.trans_id, code: order.order }) }, { quote: transfer.reason }, { text: say('letter.transfer-refused-again') },
        { button: say('letter.see-order'), to: desk.link(`/user/order/${id}`) }] } : null;
  },
  'parcel-moved': async (say: Say, { order: id, parcel: parcelId, status }, desk) => {
    const order = await read(desk, id), parcel = order?.parcels.find((own) => own.id === parcelId), step = STEPS[status];
    if (!order || !parcel || !step) return null;
    const { store: { name: store }, carrier, tracking_number: number } = parcel;
    const ways: [string, string][] = [[say('order.carrier'), carrier], [say('order.tracking-number'), number], [say('letter.parcel-code'), parcel.code]];
    return { subject: say(`letter.parcel-${step}-subject`, { store }),
      parts: [hello(say, order.address.name), { text: say(`letter.parcel-${step}-text`, { store }) }, { facts: ways.filter(([, value]) => value) }, { button: say('letter.follow-parcel'), to: track(desk, parcel.code) },
        { bill: { stores: [{ ...sold(order, parcel, desk), name: say('order.things') }], sums: [] } }] };
  },
  'parcel-cancelled': async (say: Say, { order: id, parcel: parcelId }, desk) => {
    const order = await read(desk, id), parcel = order?.parcels.find((own) => own.id === parcelId);
    if (!order || !parcel) return null;
    const { name: store } = parcel.store;
    return { subject: say('letter.cancelled-parcel-subject', { store }),
      parts: [hello(say, order.address.name), { text: say('letter.cancelled-parcel-text', { store, code: order.order }) }, ...reasonsOf([parcel]), { bill: { stores: [{ ...sold(order, parcel, desk), name: say('order.things') }], sums: [] } },
        { button: say('letter.see-order'), to: track(desk, order.order) }] };
  },
  'order-cancelled': async (say: Say, { order: id }, desk) => {
    const order = await read(desk, id);
    return order && { subject: say('letter.order-cancelled-subject', { code: order.order }),
      parts: [hello(say, order.address.name), { text: say('letter.order-cancelled-text', { code: order.order }) }, ...reasonsOf(order.parcels), { text: order.payment_done ? say('letter.order-cancelled-paid') : say('order.nothing-paid') },
        { bill: { stores: order.parcels.map((parcel) => sold(order, parcel, desk)), sums: sums(say, order, desk) } }, { button: say('letter.see-order'), to: track(desk, order.order) }] };
  },
  'refunded': async (say: Say, { order: id, amount }, desk) => {
    const order = await read(desk, id);
    return order && { subject: say('letter.refunded-subject', { code: order.order }),
      parts: [hello(say, order.address.name), { text: say('letter.refunded-text', { amount: price(desk, toDecimal(amount, desk.paper.shop.currency_exponent)), code: order.order }) }, { button: say('letter.see-order'), to: track(desk, order.order) }] };
  },
};

/** The order as its owner sees it, in the letter's language. */
async function read({ tx, language }: Desk, id: number): Promise<Order | null> {
  const found = await tx.selectFrom('orders').select(['shopper', 'time_zone']).where('id', '=', id).executeTakeFirst();
  return found ? readOrder(tx, shopperOf(found.shopper, { language, timeZone: found.time_zone }), id) : null;
}

/** What stores said when they cancelled these; what the buyer wrote is not told to them again. */
const reasonsOf = (parcels: Parcel[]) => parcels.flatMap(({ events }) => events.filter(({ action, note }) => action === 'cancel' && note)).map(({ note }) => ({ quote: note }));
const track = ({ link }: Desk, code: string) => link(`/track-order?tracking_id=${code}`);
const price = ({ paper }: Desk, amount: number) => priceText(amount, paper.shop);

function sold(order: Order, parcel: Parcel, desk: Desk): Bill['stores'][number] {
  return { name: parcel.store.name, lines: order.ordered_products.filter(({ id }) => parcel.lines.includes(id))
    .map(({ quantity, product, choice, selling }) => ({ text: `${quantity} × ${product.title}${choice ? ` (${choice})` : ''}`, price: price(desk, selling * quantity) })) };
}

/** What adds up to the total; what was not taken off is not there. */
function sums(say: Say, { calculated }: Order, desk: Desk): Bill['sums'] {
  const { subtotal, bundle_offer, voucher_price, shipping_price, tax, fee, total_price } = calculated;
  const less: [string, number][] = [[say('order.bundle'), -bundle_offer], [say('order.voucher'), -voucher_price]];
  const all: [string, number][] = [[say('order.subtotal'), subtotal], ...less.filter(([, amount]) => amount < 0), [say('order.shipping'), shipping_price], [say('order.tax'), tax], ...(fee > 0 ? [[say('order.fee'), fee] satisfies [string, number]] : []), [say('order.total'), total_price]];
  return all.map(([name, amount]) => [name, price(desk, amount)]);
}

function addressText({ address }: Order, { language }: Desk): string {
  const country = readPlaces(language).countries[address.country], state = country?.states[address.state]?.name ?? address.state;
  return [address.name, address.address_1, address.address_2, [address.zip, address.city].filter(Boolean).join(' '), state === address.city ? '' : state, country?.name ?? address.country].filter(Boolean).join(', ');
}
