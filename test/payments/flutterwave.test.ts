import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decimalText, exponentOf, minorOf } from '#base/currency.ts';
import { judge } from '#market/payments/payment.ts';
import { acceptsAmount } from '#market/payments/gateways/accepts-amount.ts';
import type { Gateway } from '#market/payments/gateways/gateway.ts';
import { withAmount } from '#outside/gateways/flutterwave/flutterwave-asking.ts';
import { flutterwaveDescriptor } from '#outside/gateways/flutterwave/descriptor.ts';
import { flutterwave } from '#outside/gateways/flutterwave/flutterwave.ts';
import { openFlutterwave, type FlutterwaveStandIn } from '../stand-ins/gateways/flutterwave.ts';
import { hardNames, knownOf, money, payer, problemOf, refundOf, wishFor } from './wish.ts';

let there: FlutterwaveStandIn;
let gateway: Gateway;
beforeAll(async () => {
  there = await openFlutterwave();
  gateway = flutterwave(there.keys, there.url);
});
afterAll(() => there.close());

const naira = money(1_299_990, 'NGN');
const { opened, paid } = payer(
  () => ({ gateway, there }),
  naira,
  ({ key }) => key,
);
const bodyOf = (path: string) => there.log.filter((one) => one.path === path).at(-1)?.body ?? '';

describe('an amount for Flutterwave', () => {
  it('is written as exactly its own digits, for every amount up to ten millions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (minor) => {
        const body = withAmount({ minor, currency: 'NGN', exponent: 2 }, { tx_ref: 'a' });
        expect(body).toBe(
          `{"amount":${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')},"tx_ref":"a"}`,
        );
        expect(minorOf(JSON.parse(body).amount, 2)).toBe(minor);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [1, 2, '0.01'],
    [30, 2, '0.30'],
    [999_999_999, 2, '9999999.99'],
    [999_999_999_999_999, 2, '9999999999999.99'],
    [5, 0, '5'],
    [1_234, 3, '1.234'],
    [1, 3, '0.001'],
  ])('%i with %i decimals is %s', (minor, exponent, text) => {
    expect(withAmount({ minor, currency: 'XXX', exponent }, {})).toBe(`{"amount":${text}}`);
    expect(minorOf(JSON.parse(text), exponent)).toBe(minor);
  });

  it.each([
    ['the least', money(1, 'USD')],
    ['no decimals', money(25_000, 'UGX')],
    ['the largest', money(999_999_999_999_999, 'NGN')],
  ])('arrives and comes back: %s', async (_, amount) => {
    const known = await opened(amount);
    expect(bodyOf('/v3/payments')).toMatch(
      new RegExp(
        `^\\{"amount":${decimalText(amount.minor, exponentOf(amount.currency)).replace('.', '\\.')},`,
      ),
    );
    expect(there.books.links.get(known.key)?.minor).toBe(amount.minor);
    expect(
      judge(
        'sent',
        { ...amount, key: known.key },
        await gateway.confirm(known, there.pay(known.key).fields),
        true,
      ),
    ).toEqual({ state: 'succeeded', reason: '' });
  });

  it.each([
    ['lira', money(100, 'TRY'), 'currency'],
    ['rupees', money(100, 'INR'), 'currency'],
    ['other decimals', { minor: 100, currency: 'UGX', exponent: 2 }, 'currency'],
    ['nothing', money(0, 'NGN'), 'amount'],
    ['more than a number holds', money(1e15, 'NGN'), 'amount'],
    ['cedis', money(1, 'GHS'), null],
  ])('is taken or not: %s', (_, amount, word) => {
    expect(acceptsAmount(flutterwaveDescriptor, amount)).toBe(word);
  });
});

describe('a link at Flutterwave', () => {
  it('stands for one payment, however often it is opened with one key', async () => {
    const wish = wishFor(naira);
    const all = [
      await gateway.open(wish),
      await gateway.open(wish),
      ...(await Promise.all([gateway.open(wish), gateway.open(wish)])),
    ];
    expect(all.map(({ providerRef }) => providerRef)).toEqual(Array(4).fill(wish.key));
    there.pay(wish.key);
    expect(await gateway.checkPayment(knownOf(wish, null))).toMatchObject({
      state: 'succeeded',
      received: naira,
    });
    expect(there.books.transactions.filter(({ txRef }) => txRef === wish.key)).toHaveLength(1);
  });

  it('says where to go, for how long, and its currency', async () => {
    const wish = wishFor(naira);
    const { action, expiresAt } = await gateway.open(wish);
    const said = JSON.parse(bodyOf('/v3/payments'));
    expect(action).toEqual({ kind: 'redirect', url: expect.stringContaining('/v3/hosted/pay/') });
    expect(said).toMatchObject({
      tx_ref: wish.key,
      currency: 'NGN',
      redirect_url: wish.returnUrl,
      session_duration: 60,
      customer: { email: 'ada@shop.example' },
      customizations: { title: 'Souk' },
    });
    expect(Math.abs((expiresAt?.getTime() ?? 0) - wish.expiresAt.getTime())).toBeLessThan(61_000);
  });

  it.each([
    ['gone', -1, 1],
    ['a week', 7 * 86_400_000, 1440],
  ])('lasts no less and no more than Flutterwave lets it: %s', async (_, ms, minutes) => {
    await gateway.open(wishFor(naira, { expiresAt: new Date(Date.now() + ms) }));
    expect(JSON.parse(bodyOf('/v3/payments')).session_duration).toBe(minutes);
  });

  it.each(hardNames)('takes a name in %s', async (_, name) => {
    const wish = wishFor(naira, { order: { id: 1, code: 'SOUK-1', title: name.repeat(30) } });
    await gateway.open({ ...wish, buyer: { ...wish.buyer, name } });
    const { customer, customizations } = JSON.parse(bodyOf('/v3/payments'));
    expect(customer.name.length).toBeLessThanOrEqual(100);
    expect(customer.name).toMatch(/\S/);
    expect(customizations.description.length).toBeLessThanOrEqual(200);
    expect(customer.name.isWellFormed() && !/\p{Cc}/u.test(customer.name)).toBe(true);
  });
});

describe('a payment at Flutterwave', () => {
  it('has succeeded when Flutterwave says so', async () => {
    const known = await opened();
    const { fields } = there.pay(known.key);
    const outcome = await gateway.confirm(known, fields);
    expect(outcome).toEqual({
      state: 'succeeded',
      received: naira,
      providerRef: known.key,
      providerPaymentRef: fields.transaction_id,
      echo: known.key,
      detail: 'successful',
    });
    expect(await gateway.checkPayment(known)).toEqual(outcome);
    expect(await gateway.confirm(known, { ...fields, status: 'cancelled' })).toEqual(outcome);
  });

  it('is not what a browser says it is', async () => {
    const known = await opened();
    const all: Record<string, string>[] = [
      {},
      { status: 'successful', tx_ref: known.key },
      { status: 'successful', transaction_id: '1' },
      { status: 'completed', transaction_id: '../refunds/1' },
      { transaction_id: '9'.repeat(40) },
    ];
    for (const brought of all) {
      expect(await gateway.confirm(known, brought)).toMatchObject({
        state: 'sent',
        received: null,
      });
    }
  });

  it('is not paid by a genuine payment of another order', async () => {
    const known = await opened();
    const other = await opened();
    expect(await gateway.confirm(known, there.pay(other.key).fields)).toMatchObject({
      state: 'sent',
    });
  });

  it('may succeed after it was declined, and late after it had failed', async () => {
    const known = await opened();
    const late = await opened();
    const { fields } = there.decline(known.key);
    expect(await gateway.confirm(known, fields)).toMatchObject({
      state: 'failed',
      received: null,
      detail: 'failed Insufficient Funds',
    });
    there.pay(known.key);
    expect(await gateway.confirm(known, fields)).toMatchObject({ state: 'succeeded' });
    there.decline(late.key);
    there.release(late.key);
    expect(await gateway.checkPayment(late)).toMatchObject({ state: 'succeeded' });
  });

  it('is in doubt while the bank holds it', async () => {
    const well = await opened();
    const ill = await opened();
    expect(await gateway.confirm(well, there.hold(well.key).fields)).toMatchObject({
      state: 'processing',
      received: null,
    });
    there.release(well.key);
    expect(await gateway.checkPayment(well)).toMatchObject({ state: 'succeeded' });
    there.hold(ill.key);
    there.release(ill.key, false);
    expect(await gateway.checkPayment(ill)).toMatchObject({ state: 'failed' });
  });

  it.each([
    ['less', { amount: 1_299_989 }, { state: 'review', reason: 'amount' }],
    ['more', { amount: 1_299_991 }, { state: 'succeeded', reason: 'surplus' }],
    ['dollars', { currency: 'USD' }, { state: 'review', reason: 'currency' }],
  ])('is judged when Flutterwave says %s', async (_, change, judged) => {
    const known = await opened();
    const { fields } = there.pay(known.key);
    there.alter(change);
    const said = await gateway.confirm(known, fields);
    there.alter(null);
    expect(judge('sent', { ...known.amount, key: known.key }, said, true)).toEqual(judged);
  });

  it('goes to review when Flutterwave answers another payment than was asked for', async () => {
    const known = await opened();
    there.pay(known.key);
    there.alter({ echo: 'pay_other' });
    const said = await gateway.checkPayment(known);
    there.alter(null);
    expect(judge('sent', { ...known.amount, key: known.key }, said, true)).toEqual({
      state: 'review',
      reason: 'another-payment',
    });
  });

  it('leaves behind the token of the card and all that nobody should keep', async () => {
    const known = await opened();
    const { fields } = there.pay(known.key);
    const said = JSON.stringify([
      await gateway.confirm(known, fields),
      await gateway.checkPayment(known),
    ]);
    expect(said).not.toMatch(/flw-t1nf|553188|2950|54\.75/);
  });
});

describe('a refund at Flutterwave', () => {
  it('gives back all, or a part and the rest, never more, and each once', async () => {
    const known = await paid();
    const part = refundOf(money(299_990, 'NGN'));
    const rest = refundOf(money(1_000_000, 'NGN'));
    const first = await gateway.refund(known, part);
    expect(first.state).toBe('succeeded');
    expect(await gateway.refund(known, part)).toEqual(first);
    expect(bodyOf(`/v3/transactions/${known.providerPaymentRef}/refund`)).toMatch(
      /^\{"amount":2999\.90,/,
    );
    expect(await problemOf(() => gateway.refund(known, refundOf(money(1_000_001, 'NGN'))))).toBe(
      'rejected',
    );
    expect((await gateway.refund(known, rest)).providerRef).not.toBe(first.providerRef);
    expect(await problemOf(() => gateway.refund(known, refundOf(money(1, 'NGN'))))).toBe(
      'rejected',
    );
  });

  it('may wait, and end well or ill', async () => {
    const known = await paid();
    const one = refundOf(money(100, 'NGN'));
    const two = refundOf(money(200, 'NGN'));
    there.refundsWait = true;
    const first = await gateway.refund(known, one);
    const second = await gateway.refund(known, two);
    there.refundsWait = false;
    expect([first.state, second.state]).toEqual(['pending', 'pending']);
    there.endRefund(first.providerRef, 'succeeded');
    there.endRefund(second.providerRef, 'failed');
    expect(await gateway.checkRefund(known, { ...one, providerRef: first.providerRef })).toEqual({
      providerRef: first.providerRef,
      state: 'succeeded',
    });
    expect(
      await gateway.checkRefund(known, { ...two, providerRef: second.providerRef }),
    ).toMatchObject({ state: 'failed' });
  });

  it('is not made beside one of the same amount that nobody can name', async () => {
    const known = await paid();
    const own = refundOf(money(500, 'NGN'));
    const { providerRef } = await gateway.refund(known, own);
    const kept = there.books.refunds.find(({ id }) => String(id) === providerRef);
    Object.assign(kept ?? {}, { comments: '' });
    expect(await problemOf(() => gateway.refund(known, own))).toBe('unavailable');
    expect(await problemOf(() => gateway.refund(known, refundOf(money(600, 'NGN'))))).toBe('none');
  });

  it('is not made of a payment that nobody made', async () =>
    expect(await problemOf(async () => gateway.refund(await opened(), refundOf(naira)))).toBe(
      'rejected',
    ));
});
