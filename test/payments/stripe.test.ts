// Stripe's adapter, over real HTTP, with its stand-in.
import { afterAll, describe, expect, it } from 'vitest';
import { stripe } from '#outside/gateways/stripe/stripe.ts';
import { addressOf } from '../stand-ins/gateways/come-back.ts';
import { openAdapter, price } from './stripe-set-up.ts';
import { watchLines } from './watch-lines.ts';
import { hardNames, money, problemOf, wishFor } from './wish.ts';

const lines = watchLines();
const { there, gateway, posts, lastForm, opened, paid } = await openAdapter();
afterAll(() => there.close());

describe('a checkout session of Stripe', () => {
  it('is opened once per key, however often it is asked for', async () => {
    const wish = wishFor(price);
    const [first, ...others] = [
      await gateway.open(wish),
      ...(await Promise.all([gateway.open(wish), gateway.open(wish)])),
    ];
    expect(first).toEqual({
      providerRef: expect.stringMatching(/^cs_test_/),
      action: {
        kind: 'redirect',
        url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/c\/pay\/cs_test_/),
      },
      expiresAt: new Date(Math.floor(wish.expiresAt.getTime() / 1000) * 1000),
    });
    for (const other of others) expect(other).toEqual(first);
    expect(
      posts('/v1/checkout/sessions')
        .slice(-3)
        .map(({ headers }) => headers['idempotency-key']),
    ).toEqual([wish.key, wish.key, wish.key]);
    expect((await gateway.open(wishFor(price))).providerRef).not.toBe(first.providerRef);
  });

  it('is refused with another amount under the same key', async () => {
    const wish = wishFor(price);
    await gateway.open(wish);
    await expect(gateway.open({ ...wish, amount: money(1, 'EUR') })).rejects.toMatchObject({
      kind: 'rejected',
      code: '400 idempotency_error',
    });
  });

  it('is paid only when Stripe says so, not when the browser does', async () => {
    const payment = await opened();
    expect(
      await gateway.confirm(payment, { session_id: 'cs_other', payment_status: 'paid' }),
    ).toMatchObject({ state: 'sent', received: null, echo: payment.key });
    expect(addressOf(there.pay(payment.providerRef))).toBe('http://127.0.0.1:9/back');
    const outcome = await gateway.confirm(payment, {});
    expect(outcome).toEqual({
      state: 'succeeded',
      received: price,
      providerRef: payment.providerRef,
      providerPaymentRef: expect.stringMatching(/^pi_/),
      echo: payment.key,
      detail: 'complete paid',
    });
    expect(await gateway.checkPayment(payment)).toEqual(outcome);
  });

  it('stays open after a declined card, and is paid with another', async () => {
    const payment = await opened();
    there.decline(payment.providerRef);
    expect(await gateway.checkPayment(payment)).toMatchObject({
      state: 'sent',
      received: null,
      detail: 'open unpaid card_declined',
    });
    there.pay(payment.providerRef);
    expect(await gateway.checkPayment(payment)).toMatchObject({
      state: 'succeeded',
      received: price,
    });
  });

  it.each([
    [true, { state: 'succeeded', received: price }],
    [
      false,
      {
        state: 'failed',
        received: null,
        detail: 'complete unpaid payment_intent_payment_attempt_failed',
      },
    ],
  ])('that was completed waits for a slow bank, which pays: %s', async (well, outcome) => {
    const payment = await opened();
    there.hold(payment.providerRef);
    expect(await gateway.confirm(payment, {})).toMatchObject({
      state: 'processing',
      received: null,
    });
    there.release(payment.providerRef, well);
    expect(await gateway.checkPayment(payment)).toMatchObject(outcome);
  });

  it('runs out, and can be ended while it is open', async () => {
    const [old, open, done] = [await opened(), await opened(), await paid()];
    there.expire(old.providerRef);
    expect(await gateway.checkPayment(old)).toMatchObject({ state: 'expired' });
    expect([
      await gateway.cancel(open),
      await gateway.cancel(open),
      await gateway.cancel(done),
      await gateway.cancel({ ...open, providerRef: null }),
    ]).toEqual(['cancelled', 'cancelled', 'too-late', 'not-supported']);
    expect(await gateway.checkPayment(open)).toMatchObject({ state: 'expired' });
  });

  it('that Stripe does not know is no payment', async () => {
    await expect(
      gateway.checkPayment({ ...(await opened()), providerRef: 'cs_test_nobody' }),
    ).rejects.toMatchObject({ kind: 'rejected', code: '404 resource_missing' });
    await expect(
      gateway.checkPayment({ ...(await opened()), providerRef: null }),
    ).rejects.toMatchObject({
      kind: 'rejected',
    });
  });

  it('lasts as long as was asked for, within Stripe’s limits', async () => {
    const lasts = async (hours: number) =>
      Number(
        (
          await gateway.open(
            wishFor(price, { expiresAt: new Date(Date.now() + hours * 3_600_000) }),
          )
        ).expiresAt,
      ) - Date.now();
    for (const [hours, least, most] of [
      [0, 1_800_000, 1_860_000],
      [12, 43_190_000, 43_200_000],
      [200, 86_300_000, 86_400_000],
    ] as const) {
      const left = await lasts(hours);
      expect([hours, left > least, left <= most]).toEqual([hours, true, true]);
    }
  });

  it.each(hardNames)('takes a title in %s', async (_, title) => {
    await gateway.open(wishFor(price, { order: { id: 7, code: 'SOUK-7', title } }));
    const name = lastForm().get('line_items[0][price_data][product_data][name]') ?? '';
    expect([
      name.length > 0,
      name.length <= 250,
      name.isWellFormed(),
      title.toWellFormed().startsWith(name.slice(0, 3)),
    ]).toEqual([true, true, true, true]);
  });

  it.each([
    ['ar', 'auto'],
    ['hi', 'hi-IN'],
    ['tr', 'tr'],
    ['xx', 'auto'],
  ])(
    'of a buyer who reads %s is in %s, and in the shop’s own currency',
    async (language, locale) => {
      await gateway.open(wishFor(price, { language }));
      expect([lastForm().get('locale'), lastForm().get('adaptive_pricing[enabled]')]).toEqual([
        locale,
        'false',
      ]);
    },
  );

  it('opens without the mail address where Stripe would refuse it', async () => {
    const { buyer } = wishFor(price);
    for (const [email, sent] of [
      ['ada@shop.example', 'ada@shop.example'],
      ['', null],
      ['علي@مثال.إختبار', null],
      ['ada@localhost', null],
    ]) {
      await gateway.open(wishFor(price, { buyer: { ...buyer, email: email ?? '' } }));
      expect(lastForm().get('customer_email')).toBe(sent);
    }
  });
});

it('wrong keys are noticed, and stand in no error', async () => {
  const wrong = stripe({ ...there.keys, secretKey: 'sk_test_wrong' }, there.url);
  expect([
    await gateway.checkKeys(),
    await wrong.checkKeys(),
    await problemOf(() => wrong.open(wishFor(price))),
  ]).toEqual([true, false, 'rejected']);
  const problem: unknown = await wrong.open(wishFor(price)).catch((caught: unknown) => caught);
  expect(`${String(problem)} ${JSON.stringify(problem)}`).not.toContain('sk_test');
});

it('the tests call no address outside this machine', () => {
  expect([...new Set(lines)]).toEqual(['127.0.0.1']);
});
