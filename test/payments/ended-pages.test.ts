// Pages of a gateway that were left open after their order was paid another way, cancelled or
// closed: if the gateway can end them, nobody can pay there any more.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { openFlutterwave } from '../stand-ins/gateways/flutterwave.ts';
import { openStripe } from '../stand-ins/gateways/stripe.ts';
import { openAtShops, type AtShop } from './at-shop.ts';
import { until } from './order-standing.ts';
import { cancelAt, comeBack, placeAt, pressAt, type Waiting } from './buyers.ts';

let stripe: AtShop;
let flutterwave: AtShop;
beforeAll(async () => {
  [stripe, flutterwave] = (await openAtShops([
    { name: 'stripe', open: openStripe },
    { name: 'flutterwave', open: openFlutterwave },
  ])) as [AtShop, AtShop];
});
afterAll(() => stripe?.close());
afterEach(async () => expect(await auditMarket(stripe.base.db)).toEqual([]));

/** The text of the page now. */
const pageOf = async ({ action }: Waiting) => (await fetch(action.url)).text();
const cancel = (order: Waiting) => cancelAt(stripe, order);

describe('a page that was left open', () => {
  it('is ended when its order is paid another way', async () => {
    const order = await placeAt(stripe);
    const other = await pressAt(flutterwave, order);
    await comeBack(flutterwave.there.pay(other.ref));
    await until(stripe, order, {
      done: true,
      paid: other.total,
      payments: [{ state: 'expired' }, { state: 'succeeded' }],
      refunds: [],
    });
    expect(await pageOf(order)).toContain('This page has expired.');
  });
  it.each<[string, (order: Waiting) => Promise<unknown>]>([
    ['cancelled', cancel],
    ['closed', () => closeUnpaid(stripe.base.db, new Date(Date.now() + 2 * 3_600_000))],
  ])('is ended when its order is %s', async (_, end) => {
    const order = await placeAt(stripe);
    await end(order);
    await until(stripe, order, { gone: true, payments: [{ state: 'expired' }] });
    expect(await pageOf(order)).toContain('This page has expired.');
  });
  it('stays open if the gateway cannot end it, and what is paid there is refunded', async () => {
    const order = await placeAt(flutterwave);
    await cancel(order);
    await comeBack(flutterwave.there.pay(order.ref));
    await until(flutterwave, order, {
      gone: true,
      payments: [{ state: 'review', reason: 'order-closed' }],
      refunds: [{ amount: order.total, state: 'succeeded' }],
    });
  });
});
