// Stripe's adapter, over real HTTP, with its stand-in.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway, Known } from '#market/payments/gateways/gateway.ts';
import { acceptsAmount } from '#market/payments/gateways/accepts-amount.ts';
import { stripeDescriptor } from '#outside/gateways/stripe/descriptor.ts';
import { stripe } from '#outside/gateways/stripe/stripe.ts';
import { addressOf } from '../stand-ins/gateways/come-back.ts';
import { openStripe, type StripeStandIn } from '../stand-ins/gateways/stripe.ts';
import { watchLines } from './watch-lines.ts';
import { hardNames, knownOf, money, problemOf, refundOf, wishFor } from './wish.ts';

let there: StripeStandIn;
let gateway: Gateway;
const lines = watchLines();
beforeAll(async () => {
  there = await openStripe();
  gateway = stripe(there.keys, there.url);
});
afterEach(() => there.alter(null));
afterAll(() => there.close());

const price = money(1999, 'USD');
async function opened(amount = price): Promise<Known & { providerRef: string }> {
  const wish = wishFor(amount);
  const made = await gateway.open(wish);
  return { ...knownOf(wish, made), providerRef: made.providerRef };
}
async function paid(amount = price): Promise<Known> {
  const known = await opened(amount);
  there.pay(known.providerRef);
  return { ...known, providerPaymentRef: (await gateway.confirm(known, {})).providerPaymentRef };
}
const posts = (path: string) =>
  there.log.filter((sent) => sent.method === 'POST' && sent.path === path);
const lastForm = () => new URLSearchParams(posts('/v1/checkout/sessions').at(-1)?.body);

describe('a session', () => {
  it('is one, however often it is opened with one key', async () => {
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

  it('is refused to other words with the same key', async () => {
    const wish = wishFor(price);
    await gateway.open(wish);
    await expect(gateway.open({ ...wish, amount: money(1, 'EUR') })).rejects.toMatchObject({
      kind: 'rejected',
      code: '400 idempotency_error',
    });
  });

  it('is paid, and says so only after that', async () => {
    const known = await opened();
    expect(
      await gateway.confirm(known, { session_id: 'cs_other', payment_status: 'paid' }),
    ).toMatchObject({ state: 'sent', received: null, echo: known.key });
    expect(addressOf(there.pay(known.providerRef))).toBe('http://127.0.0.1:9/back');
    const outcome = await gateway.confirm(known, {});
    expect(outcome).toEqual({
      state: 'succeeded',
      received: price,
      providerRef: known.providerRef,
      providerPaymentRef: expect.stringMatching(/^pi_/),
      echo: known.key,
      detail: 'complete paid',
    });
    expect(await gateway.checkPayment(known)).toEqual(outcome);
  });

  it('stays open after a declined card, and is paid with another', async () => {
    const known = await opened();
    there.decline(known.providerRef);
    expect(await gateway.checkPayment(known)).toMatchObject({
      state: 'sent',
      received: null,
      detail: 'open unpaid card_declined',
    });
    there.pay(known.providerRef);
    expect(await gateway.checkPayment(known)).toMatchObject({
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
  ])('that was completed waits for a slow bank, which says %s', async (well, said) => {
    const known = await opened();
    there.hold(known.providerRef);
    expect(await gateway.confirm(known, {})).toMatchObject({ state: 'processing', received: null });
    there.release(known.providerRef, well);
    expect(await gateway.checkPayment(known)).toMatchObject(said);
  });

  it('runs out, and is ended where it is open', async () => {
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

  it('that nobody knows is no payment', async () => {
    await expect(
      gateway.checkPayment({ ...(await opened()), providerRef: 'cs_test_nobody' }),
    ).rejects.toMatchObject({ kind: 'rejected', code: '404 resource_missing' });
    await expect(
      gateway.checkPayment({ ...(await opened()), providerRef: null }),
    ).rejects.toMatchObject({
      kind: 'rejected',
    });
  });

  it('lasts as long as Stripe lets it', async () => {
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
  ])('for %s speaks %s, in the shop’s own currency', async (language, locale) => {
    await gateway.open(wishFor(price, { language }));
    expect([lastForm().get('locale'), lastForm().get('adaptive_pricing[enabled]')]).toEqual([
      locale,
      'false',
    ]);
  });

  it('opens without a mail address that Stripe would not take', async () => {
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

describe('amounts', () => {
  it.each([
    [50, 'USD', '50'],
    [99_999_999, 'USD', '99999999'],
    [1_234, 'JPY', '1234'],
    [12_340, 'KWD', '12340'],
    [500, 'ISK', '50000'],
    [120_000, 'MGA', '1200'],
    [1_250_000, 'AFN', '1250000'],
    [17_500, 'HUF', '17500'],
  ])('%i %s go as %s, and come back as they went', async (minor, currency, units) => {
    const amount = money(minor, currency);
    const known = await opened(amount);
    expect([
      acceptsAmount(stripeDescriptor, amount),
      lastForm().get('line_items[0][price_data][unit_amount]'),
    ]).toEqual([null, units]);
    there.pay(known.providerRef);
    expect(await gateway.confirm(known, {})).toMatchObject({
      state: 'succeeded',
      received: amount,
    });
  });

  it.each([
    [49, 'USD', 'amount'],
    [100_000_000, 'USD', 'amount'],
    [12_345, 'KWD', 'amount'],
    [150, 'MGA', 'amount'],
    [1_000_000, 'ISK', 'amount'],
    [0, 'AFN', 'amount'],
    [100, 'IQD', 'currency'],
    [100, 'XXX', 'currency'],
    [49, 'JPY', 'amount'],
    [1_999, 'AED', null],
  ])('of %i %s it says %s', (minor, currency, said) => {
    expect(acceptsAmount(stripeDescriptor, money(minor, currency))).toBe(said);
    expect(acceptsAmount(stripeDescriptor, { ...money(1_000, 'USD'), exponent: 3 })).toBe(
      'currency',
    );
  });

  it.each([
    [{ amount: 1998 }, money(1998, 'USD')],
    [{ amount: 2000 }, money(2000, 'USD')],
    [{ currency: 'EUR' }, money(1999, 'EUR')],
    [{ amount: 12_340, currency: 'KWD' }, money(12_340, 'KWD')],
  ])('are handed through as Stripe says them: %o', async (change, received) => {
    const known = await opened();
    there.pay(known.providerRef);
    there.alter(change);
    expect(await gateway.confirm(known, {})).toMatchObject({
      state: 'succeeded',
      received,
      echo: known.key,
    });
    there.alter({ echo: 'pay_another' });
    expect(await gateway.confirm(known, {})).toMatchObject({ echo: 'pay_another' });
  });
});

describe('a refund', () => {
  it('is made once with one key, in parts and never more than was paid', async () => {
    const known = await paid();
    const part = refundOf(money(500, 'USD'));
    const before = posts('/v1/refunds').length;
    const first = await gateway.refund(known, part);
    expect(first).toEqual({ providerRef: expect.stringMatching(/^re_/), state: 'succeeded' });
    expect([
      await gateway.refund(known, part),
      await stripe(there.keys, there.url).refund(known, part),
      posts('/v1/refunds').length - before,
    ]).toEqual([first, first, 1]);
    await expect(gateway.refund(known, refundOf(money(1_500, 'USD')))).rejects.toMatchObject({
      kind: 'rejected',
    });
    expect(
      await gateway.refund(
        { ...known, providerPaymentRef: null },
        refundOf(money(1_499, 'USD'), 'راجع — it was broken'),
      ),
    ).toMatchObject({ state: 'succeeded' });
    await expect(gateway.refund(known, refundOf(money(1, 'USD')))).rejects.toMatchObject({
      kind: 'rejected',
      code: '400 charge_already_refunded',
    });
    await expect(gateway.refund(await opened(), part)).rejects.toMatchObject({
      kind: 'rejected',
      code: 'not paid',
    });
  });

  it.each(['succeeded', 'failed'] as const)(
    'that waits for a bank has %s in the end',
    async (state) => {
      const known = await paid(money(5_000, 'JPY'));
      const wish = refundOf(money(5_000, 'JPY'));
      there.refundsWait = true;
      const { providerRef, ...made } = await gateway.refund(known, wish);
      there.refundsWait = false;
      expect([
        made.state,
        (await gateway.checkRefund(known, { ...wish, providerRef })).state,
      ]).toEqual(['pending', 'pending']);
      there.endRefund(providerRef, state);
      expect(await gateway.checkRefund(known, { ...wish, providerRef })).toEqual({
        providerRef,
        state,
      });
    },
  );
});

it('the keys are asked whether they are known, and never said', async () => {
  const wrong = stripe({ ...there.keys, secretKey: 'sk_test_wrong' }, there.url);
  expect([
    await gateway.checkKeys(),
    await wrong.checkKeys(),
    await problemOf(() => wrong.open(wishFor(price))),
  ]).toEqual([true, false, 'rejected']);
  const problem: unknown = await wrong.open(wishFor(price)).catch((caught: unknown) => caught);
  expect(`${String(problem)} ${JSON.stringify(problem)}`).not.toContain('sk_test');
});

describe('its page', () => {
  it('is a page to pay on by hand', async () => {
    const { providerRef, key } = await opened();
    const url = `${there.url}/c/pay/${providerRef}`;
    const html = await (await fetch(url)).text();
    expect(html).toContain('<title>Stand-in of Stripe, no money moves</title>');
    expect([...html.matchAll(/name="do" value="(\w+)"/g)].map(([, choice]) => choice)).toEqual([
      'pay',
      'hold',
      'decline',
      'cancel',
      'close',
    ]);
    const press = (choice: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ do: choice }), redirect: 'manual' });
    expect((await press('cancel')).headers.get('location')).toBe('http://127.0.0.1:9/cancelled');
    expect(await (await press('decline')).text()).toContain('declined');
    expect((await press('pay')).headers.get('location')).toBe('http://127.0.0.1:9/back');
    expect(await (await press('pay')).text()).toContain('paid already');
    expect(
      await gateway.checkPayment({ ...knownOf(wishFor(price), null), key, providerRef }),
    ).toMatchObject({ state: 'succeeded' });
  });
});

it('no request leaves this machine', () => {
  expect([...new Set(lines)]).toEqual(['127.0.0.1']);
});
