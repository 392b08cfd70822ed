// PayPal's adapter, over real HTTP, with its stand-in.
import { afterAll, describe, expect, it } from 'vitest';
import { paypal } from '#outside/gateways/paypal/paypal.ts';
import { addressOf } from '../stand-ins/gateways/come-back.ts';
import { openAdapter, price } from './paypal-set-up.ts';
import { watchLines } from './watch-lines.ts';
import { hardNames, paymentFor, problemOf, wishFor } from './wish.ts';

const lines = watchLines();
const { there, gateway, posts, lastOrder, opened } = await openAdapter();
afterAll(() => there.close());

describe('an order at PayPal', () => {
  it('is opened once per key, however often it is asked for', async () => {
    const wish = wishFor(price);
    const [first, ...others] = [
      await gateway.open(wish),
      ...(await Promise.all([gateway.open(wish), gateway.open(wish)])),
    ];
    expect(first).toEqual({
      providerRef: expect.stringMatching(/^[\dA-F]{17}$/),
      action: { kind: 'redirect', url: `${there.url}/checkoutnow?token=${first.providerRef}` },
      expiresAt: null,
    });
    for (const other of others) expect(other).toEqual(first);
    expect(
      posts('/orders')
        .slice(-3)
        .map(({ headers }) => headers['paypal-request-id']),
    ).toEqual([wish.key, wish.key, wish.key]);
    expect((await gateway.open(wishFor(price))).providerRef).not.toBe(first.providerRef);
  });

  it('is captured once after its approval, by the shopper’s return or the clock', async () => {
    const payment = await opened();
    expect(
      await gateway.confirm(payment, { token: payment.providerRef, PayerID: 'X' }),
    ).toMatchObject({
      state: 'sent',
      received: null,
      echo: payment.key,
    });
    expect(addressOf(there.pay(payment.providerRef))).toBe(
      `http://127.0.0.1:9/back?token=${payment.providerRef}&PayerID=QYR5Z8XDVJNXQ`,
    );
    const both = await Promise.all([
      gateway.confirm(payment, { token: 'somebody else’s' }),
      gateway.checkPayment(payment),
    ]);
    expect(both[0]).toEqual({
      state: 'succeeded',
      received: price,
      providerRef: payment.providerRef,
      providerPaymentRef: expect.stringMatching(/^[\dA-F]{17}$/),
      echo: payment.key,
      detail: 'COMPLETED COMPLETED',
    });
    expect([both[1], await gateway.checkPayment(payment)]).toEqual([both[0], both[0]]);
    expect(
      posts(`${payment.providerRef}/capture`).map(({ headers }) => headers['paypal-request-id']),
    ).toEqual([`${payment.key}-capture`, `${payment.key}-capture`]);
  });

  it('that was captured by another request is read, not captured again', async () => {
    const payment = await opened();
    const { fields } = there.pay(payment.providerRef);
    const other = { ...payment, key: 'pay_other' };
    const both = await Promise.all([
      gateway.confirm(payment, fields),
      gateway.confirm(other, fields),
    ]);
    expect(both[1]).toEqual(both[0]);
    expect(both[0]).toMatchObject({ state: 'succeeded', echo: payment.key });
  });

  it('can be paid with another card after a declined one', async () => {
    const payment = await opened();
    there.decline(payment.providerRef);
    expect(await gateway.confirm(payment, {})).toMatchObject({
      state: 'failed',
      received: null,
      detail: 'INSTRUMENT_DECLINED',
    });
    expect(await gateway.checkPayment(payment)).toMatchObject({ state: 'sent' });
    there.pay(payment.providerRef);
    // PayPal repeats its answer to a request id
    expect(await gateway.confirm(payment, {})).toMatchObject({ state: 'failed' });
    expect(await gateway.confirm({ ...payment, declines: 1 }, {})).toMatchObject({
      state: 'succeeded',
      received: price,
    });
  });

  it('that the shop no longer wants is not captured, even if it was approved', async () => {
    const payment = await opened();
    const captures = () => posts('/capture').length;
    const before = captures();
    there.pay(payment.providerRef);
    for (const settle of [
      () => gateway.checkPayment({ ...payment, wanted: false }),
      () => gateway.confirm({ ...payment, wanted: false }, {}),
    ]) {
      expect(await settle()).toMatchObject({ state: 'cancelled', received: null });
    }
    expect([captures() - before, there.made(payment.key)]).toEqual([
      0,
      { opened: 1, received: 0, back: [] },
    ]);
  });

  it.each([
    [true, { state: 'succeeded', received: price }],
    [false, { state: 'failed', received: null }],
  ])('that PayPal reviews waits, until it accepts: %s', async (well, outcome) => {
    const payment = await opened();
    there.hold(payment.providerRef);
    expect(await gateway.confirm(payment, {})).toMatchObject({
      state: 'processing',
      received: null,
      detail: 'COMPLETED PENDING PENDING_REVIEW',
    });
    there.release(payment.providerRef, well);
    expect(await gateway.checkPayment(payment)).toMatchObject(outcome);
  });

  it('can not be cancelled, and expires when nobody approves it', async () => {
    const payment = await opened();
    expect([await gateway.cancel(payment), addressOf(there.cancel(payment.providerRef))]).toEqual([
      'not-supported',
      `http://127.0.0.1:9/cancelled?token=${payment.providerRef}`,
    ]);
    there.expire(payment.providerRef);
    expect(await gateway.checkPayment(payment)).toMatchObject({
      state: 'expired',
      received: null,
      providerRef: payment.providerRef,
    });
    await expect(gateway.checkPayment({ ...payment, providerRef: null })).rejects.toMatchObject({
      kind: 'rejected',
    });
  });

  it.each(hardNames)('takes a title and a shop’s name in %s', async (_, title) => {
    await paypal(there.keys, there.url).open(
      wishFor(price, { brand: title, order: { id: 7, code: 'SOUK-7', title } }),
    );
    const {
      purchase_units: [unit],
      payment_source: {
        paypal: {
          experience_context: { brand_name: brand },
        },
      },
    } = lastOrder();
    for (const text of [unit?.description ?? '', brand])
      expect([
        text.length > 0,
        text.length <= 127,
        text.isWellFormed(),
        title.toWellFormed().startsWith(text.slice(0, 3)),
      ]).toEqual([true, true, true, true]);
  });

  it.each([
    ['ar', 'ar-EG'],
    ['hi', 'hi-IN'],
    ['fr', 'fr-FR'],
    ['xx', 'en-US'],
  ])('of a buyer who reads %s is in %s', async (language, locale) => {
    await gateway.open(wishFor(price, { language }));
    expect(lastOrder().payment_source.paypal.experience_context.locale).toBe(locale);
  });

  it('has an invoice number of its own in each try', async () => {
    const first = wishFor(price);
    const second = { ...first, key: wishFor(price).key };
    const numbers: string[] = [];
    for (const wish of [first, second]) {
      await gateway.open(wish);
      numbers.push(lastOrder().purchase_units[0]?.invoice_id ?? '');
    }
    expect([
      new Set(numbers).size,
      numbers.every((number) => number.startsWith('SOUK-7 ')),
    ]).toEqual([2, true]);
  });
});

describe('an access token of PayPal', () => {
  it('is asked for once by all, and anew when it has expired', async () => {
    const own = paypal(there.keys, there.url);
    const tokens = () => posts('/token').length;
    const before = tokens();
    const [first] = await Promise.all([
      own.open(wishFor(price)),
      own.open(wishFor(price)),
      own.open(wishFor(price)),
    ]);
    expect(tokens() - before).toBe(1);
    there.expireTokens();
    await Promise.all([
      own.open(wishFor(price)),
      own.checkPayment({ ...paymentFor(wishFor(price), first), key: 'pay_x' }),
    ]);
    expect(tokens() - before).toBe(2);
  });

  it('is not given for wrong keys, which stand in no error', async () => {
    const wrong = paypal({ ...there.keys, clientSecret: 'wrong' }, there.url);
    expect([
      await gateway.checkKeys(),
      await wrong.checkKeys(),
      await problemOf(() => wrong.open(wishFor(price))),
    ]).toEqual([true, false, 'rejected']);
    const problem: unknown = await wrong.open(wishFor(price)).catch((caught: unknown) => caught);
    expect(`${String(problem)} ${JSON.stringify(problem)}`).not.toContain('wrong');
  });
});

it('the tests call no address outside this machine', () =>
  expect([...new Set(lines)]).toEqual(['127.0.0.1']));
