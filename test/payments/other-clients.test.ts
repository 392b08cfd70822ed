// Paying from another web client: what it learns, and where the gateway's page leads back to.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAtShop, type AtShop } from './at-shop.ts';
import { comeBack, placeAt } from './buyers.ts';
import { cases } from './cases.ts';

const CLIENT = 'https://client.example';
const stripe = cases.find(({ name }) => name === 'stripe');
let at: AtShop;
beforeAll(async () => {
  if (!stripe) throw new Error('Stripe is one of the gateways.');
  at = await openAtShop('stripe', stripe.open);
  Object.assign(at.shop.services.config, { clientOrigins: [CLIENT] });
});
afterAll(() => at?.close());

const bankDetails = {
  bank_name: 'A bank',
  branch_name: 'Paris',
  account_name: 'Souk',
  account_number: '1',
};
type Waiting = Awaited<ReturnType<typeof placeAt>>;
const payFrom = ({ token, id }: Waiting, origin: string) =>
  at.shop.ask(
    'orderPayment.begin',
    { user_token: token, id, order_method: at.method },
    origin ? { origin } : {},
  );
const done = ({ token, id }: Waiting, payment_token: unknown, order_method = at.method) =>
  at.shop.send('orderPayment.done', { user_token: token, id, order_method, payment_token });

describe('the way back from a gateway', () => {
  it('leads to the order’s page of the client that it was paid from', async () => {
    const order = await placeAt(at);
    await payFrom(order, CLIENT);
    expect(await comeBack(at.there.pay(order.ref))).toEqual({
      status: 303,
      to: `${CLIENT}/user/order/${order.id}`,
    });
  });
  it.each(['', 'https://evil.example', `${CLIENT}.evil.example`, 'null'])(
    'leads to the shop’s own page when it was paid from %j',
    async (origin) => {
      const order = await placeAt(at);
      await payFrom(order, CLIENT);
      await payFrom(order, origin);
      expect(await comeBack(at.there.pay(order.ref))).toEqual({
        status: 303,
        to: `/payment-callback?order=${order.id}`,
      });
    },
  );
  it('leads to the shop’s own page once the owner has taken the client off the list', async () => {
    const order = await placeAt(at);
    await payFrom(order, CLIENT);
    Object.assign(at.shop.services.config, { clientOrigins: [] });
    expect((await comeBack(at.there.pay(order.ref))).to).toMatch(/^\/payment-callback/);
    Object.assign(at.shop.services.config, { clientOrigins: [CLIENT] });
  });
});

describe('a client that says it has paid', () => {
  it('is refused in words while no money is there, and not asked to go anywhere', async () => {
    const order = await placeAt(at);
    for (const sent of ['tok_visa', order.id, String(order.id)]) {
      const { http, status, data } = await done(order, sent);
      expect({ http, status, data }).toEqual({
        http: 200,
        status: 201,
        data: { form: [expect.stringContaining('haven’t received any money')] },
      });
    }
  });
  it('is believed once the gateway says so, whatever it sends', async () => {
    const order = await placeAt(at);
    at.there.pay(order.ref);
    expect(await done(order, order.id)).toMatchObject({ status: 200, data: { payment_done: 1 } });
  });
  it.each([2, 7])('switches to method %i with the order’s own number', async (method) => {
    await at.base.db
      .updateTable('payment_methods')
      .set({ enabled: true, shown: JSON.stringify(bankDetails) })
      .where('method', 'in', [2, 7])
      .execute();
    at.shop.services.endNow(['settings']);
    const order = await placeAt(at);
    expect(await done(order, order.id, method)).toMatchObject({
      status: 200,
      data: { payment_done: 0, action: null },
    });
    expect(
      await at.shop.ask('order.find', { user_token: order.token, id: order.id }),
    ).toMatchObject({ order_method: method, payment_done: 0 });
  });
  it('learns that a failed payment was none, or was one after all', async () => {
    const order = await placeAt(at);
    const failed = () =>
      at.shop.ask('orderPayment.failed', { user_token: order.token, id: order.id });
    expect(await failed()).toEqual({ payment_done: 0 });
    at.there.pay(order.ref);
    expect(await failed()).toEqual({ payment_done: 1 });
  });
});
