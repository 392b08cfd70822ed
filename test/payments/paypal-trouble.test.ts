// PayPal's adapter when PayPal fails.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../stand-ins/gateways/stand-in.ts';
import { openAdapter, price } from './paypal-set-up.ts';
import { giveUpOnSilence, money, problemOf, refundOf, wishFor } from './wish.ts';

const TRIES = 2;
const faults: [Fault, string][] = [
  ['error', 'unavailable'],
  ['reset', 'unavailable'],
  ['html', 'malformed'],
  ['rate-limit', 'unavailable'],
  ['huge', 'malformed'],
  ['lost', 'unavailable'],
];
describe.concurrent.each(faults)('when PayPal answers with %s', spoilt);
describe('when PayPal does not answer at all', () => {
  beforeAll(giveUpOnSilence);
  spoilt('hang', 'timeout');
});

function spoilt(fault: Fault, kind: string): void {
  it('an order that is opened again is the same one', async ({ expect: holds }) => {
    const { there, gateway, posts } = await openAdapter();
    const wish = wishFor(price);
    there.fault('/v2/checkout/orders', fault, TRIES);
    holds(await problemOf(() => gateway.open(wish))).toBe(kind);
    there.fault('/v2/checkout/orders', fault);
    const made = await gateway.open(wish);
    holds([await gateway.open(wish), posts('/orders').length]).toEqual([made, TRIES + 3]);
    await there.close();
  });

  it('an order is captured once, however often it is tried', async ({ expect: holds }) => {
    const { there, gateway, opened } = await openAdapter();
    const payment = await opened();
    there.pay(payment.providerRef);
    there.fault(`POST /v2/checkout/orders/${payment.providerRef}/capture`, fault, TRIES);
    holds(await problemOf(() => gateway.confirm(payment, {}))).toBe(kind);
    const made = await gateway.confirm(payment, {});
    holds([made.state, made.received, await gateway.checkPayment(payment)]).toEqual([
      'succeeded',
      price,
      made,
    ]);
    there.fault('GET /v2/checkout/orders', fault, TRIES);
    holds(await problemOf(() => gateway.checkPayment(payment))).toBe(kind);
    await there.close();
  });

  it('a refund is made once, however often it is tried', async ({ expect: holds }) => {
    const { there, gateway, opened } = await openAdapter();
    const payment = await opened();
    const wish = refundOf(price);
    there.pay(payment.providerRef);
    const paid = {
      ...payment,
      providerPaymentRef: (await gateway.confirm(payment, {})).providerPaymentRef,
    };
    there.fault('POST /v2/payments', fault, TRIES);
    holds(await problemOf(() => gateway.refund(paid, wish))).toBe(kind);
    const made = await gateway.refund(paid, wish);
    holds([made.state, await gateway.refund(paid, wish)]).toEqual(['succeeded', made]);
    holds(await problemOf(() => gateway.refund(paid, refundOf(money(1, 'USD'))))).toBe('rejected');
    await there.close();
  });

  it('no access token is an error, and another one is asked for next time', async ({
    expect: holds,
  }) => {
    const { there, gateway } = await openAdapter();
    there.fault('/v1/oauth2/token', fault, TRIES * 2);
    holds([
      await problemOf(() => gateway.open(wishFor(price))),
      await problemOf(() => gateway.checkKeys()),
    ]).toEqual([kind, kind]);
    holds([await problemOf(() => gateway.open(wishFor(price))), await gateway.checkKeys()]).toEqual(
      ['none', true],
    );
    await there.close();
  });
}

describe('an answer that can not be understood', () => {
  it.each([
    'null',
    '[]',
    '"yes"',
    '{}',
    '{"id":"A1","status":"CREATED","purchase_units":[]}',
    '{"id":"A1","status":"HALF","purchase_units":[{}]}',
    '{"id":"../x","status":"CREATED","purchase_units":[{}]}',
  ])('is no outcome: %s', async (body) => {
    const { there, gateway, opened } = await openAdapter();
    const payment = await opened();
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body));
    expect([
      await problemOf(() => gateway.checkPayment(payment)),
      await problemOf(() => gateway.open(wishFor(price))),
    ]).toEqual(['malformed', 'malformed']);
    spy.mockRestore();
    await there.close();
  });

  it('that the first request of two is still running is no outcome', async () => {
    const { there, gateway, opened } = await openAdapter();
    const payment = await opened();
    there.pay(payment.providerRef);
    const real = globalThis.fetch;
    const busy = JSON.stringify({
      name: 'UNPROCESSABLE_ENTITY',
      details: [{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }],
    });
    const spy = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (url, init) =>
        String(url).endsWith('/capture') ? new Response(busy, { status: 422 }) : real(url, init),
      );
    expect(await problemOf(() => gateway.confirm(payment, {}))).toBe('unavailable');
    spy.mockRestore();
    expect(await gateway.confirm(payment, {})).toMatchObject({ state: 'succeeded' });
    await there.close();
  });
});
