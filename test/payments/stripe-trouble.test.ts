// Stripe's adapter when Stripe fails.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../stand-ins/gateways/stand-in.ts';
import { openAdapter, price } from './stripe-set-up.ts';
import { giveUpOnSilence, money, problemOf, refundOf, wishFor } from './wish.ts';

const TRIES = 3;
const faults: [Fault, string][] = [
  ['error', 'unavailable'],
  ['reset', 'unavailable'],
  ['html', 'malformed'],
  ['rate-limit', 'unavailable'],
  ['huge', 'malformed'],
  ['lost', 'unavailable'],
];
describe.concurrent.each(faults)('when Stripe answers with %s', spoilt);
describe('when Stripe does not answer at all', () => {
  beforeAll(giveUpOnSilence);
  spoilt('hang', 'timeout');
});

function spoilt(fault: Fault, kind: string): void {
  it('a session that is opened again is the same one', async ({ expect: holds }) => {
    const { there, gateway, posts } = await openAdapter();
    const wish = wishFor(price);
    there.fault('POST /v1/checkout/sessions', fault, TRIES);
    holds(await problemOf(() => gateway.open(wish))).toBe(kind);
    there.fault('POST /v1/checkout/sessions', fault);
    const made = await gateway.open(wish);
    const sessions = (await (
      await fetch(`${there.url}/v1/checkout/sessions`, {
        headers: { authorization: `Bearer ${there.keys.secretKey}` },
      })
    ).json()) as { data: { id: string }[] };
    holds([posts('/v1/checkout/sessions').length, sessions.data.map(({ id }) => id)]).toEqual([
      TRIES + 2,
      [made.providerRef],
    ]);
    await there.close();
  });

  it('a payment is read when it is asked for again', async ({ expect: holds }) => {
    const { there, gateway, opened } = await openAdapter();
    const payment = await opened();
    there.pay(payment.providerRef);
    there.fault('/v1/checkout/sessions/', fault, TRIES);
    holds(await problemOf(() => gateway.confirm(payment, {}))).toBe(kind);
    holds(await gateway.confirm(payment, {})).toMatchObject({
      state: 'succeeded',
      received: price,
    });
    await there.close();
  });

  it('a refund is made once, however often it is tried', async ({ expect: holds }) => {
    const { there, gateway, opened } = await openAdapter();
    const payment = await opened();
    const wish = refundOf(price);
    there.pay(payment.providerRef);
    const paid = {
      ...payment,
      providerPaymentRef: (await gateway.checkPayment(payment)).providerPaymentRef,
    };
    there.fault('POST /v1/refunds', fault, TRIES);
    holds(await problemOf(() => gateway.refund(paid, wish))).toBe(kind);
    const made = await gateway.refund(paid, wish);
    holds([made.state, await gateway.refund(paid, wish)]).toEqual(['succeeded', made]);
    holds(await problemOf(() => gateway.refund(paid, refundOf(money(1, 'USD'))))).toBe('rejected');
    await there.close();
  });
}

describe('an answer that can not be understood', () => {
  it.each([
    'null',
    '[]',
    '"yes"',
    '1',
    '',
    '{}',
    '{"id":"cs_1"}',
    '{"id":"cs_1","status":"complete","payment_status":"maybe","amount_total":1,' +
      '"currency":"usd","client_reference_id":null,"expires_at":1}',
  ])('is no outcome: %s', async (body) => {
    const { there, gateway, opened } = await openAdapter();
    const payment = await opened();
    const real = globalThis.fetch;
    const spy = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(
        async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
      );
    expect([
      await problemOf(() => gateway.checkPayment(payment)),
      await problemOf(() => gateway.open(wishFor(price))),
    ]).toEqual(['malformed', 'malformed']);
    spy.mockRestore();
    expect(globalThis.fetch).toBe(real);
    await there.close();
  });
});
