// Flutterwave's adapter, over real HTTP, with its stand-in.
import { afterAll, describe, expect, it } from 'vitest';
import { judge } from '#market/payments/payment.ts';
import { naira, openAdapter } from './flutterwave-set-up.ts';
import { hardNames, paymentFor, wishFor } from './wish.ts';

const { there, gateway, bodyOf, opened } = await openAdapter();
afterAll(() => there.close());

describe('a link at Flutterwave', () => {
  it('is one payment per key, however often it is opened', async () => {
    const wish = wishFor(naira);
    const all = [
      await gateway.open(wish),
      await gateway.open(wish),
      ...(await Promise.all([gateway.open(wish), gateway.open(wish)])),
    ];
    expect(all.map(({ providerRef }) => providerRef)).toEqual(Array(4).fill(wish.key));
    there.pay(wish.key);
    expect(await gateway.checkPayment(paymentFor(wish, null))).toMatchObject({
      state: 'succeeded',
      received: naira,
    });
    expect(there.books.transactions.filter(({ txRef }) => txRef === wish.key)).toHaveLength(1);
  });

  it('says where to go, for how long, and its currency', async () => {
    const wish = wishFor(naira);
    const { action, expiresAt } = await gateway.open(wish);
    const body = JSON.parse(bodyOf('/v3/payments'));
    expect(action).toEqual({ kind: 'redirect', url: expect.stringContaining('/v3/hosted/pay/') });
    expect(body).toMatchObject({
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
  ])('lasts no less and no more than Flutterwave allows: %s', async (_, ms, minutes) => {
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
    const payment = await opened();
    const { fields } = there.pay(payment.key);
    const outcome = await gateway.confirm(payment, fields);
    expect(outcome).toEqual({
      state: 'succeeded',
      received: naira,
      providerRef: payment.key,
      providerPaymentRef: fields.transaction_id,
      echo: payment.key,
      detail: 'successful',
    });
    expect(await gateway.checkPayment(payment)).toEqual(outcome);
    expect(await gateway.confirm(payment, { ...fields, status: 'cancelled' })).toEqual(outcome);
  });

  it('is not paid because a browser says so', async () => {
    const payment = await opened();
    const all: Record<string, string>[] = [
      {},
      { status: 'successful', tx_ref: payment.key },
      { status: 'successful', transaction_id: '1' },
      { status: 'completed', transaction_id: '../refunds/1' },
      { transaction_id: '9'.repeat(40) },
    ];
    for (const brought of all) {
      expect(await gateway.confirm(payment, brought)).toMatchObject({
        state: 'sent',
        received: null,
      });
    }
  });

  it('is not paid by a genuine payment of another order', async () => {
    const payment = await opened();
    const other = await opened();
    expect(await gateway.confirm(payment, there.pay(other.key).fields)).toMatchObject({
      state: 'sent',
    });
  });

  it('may succeed after a declined card, and late after it had failed', async () => {
    const payment = await opened();
    const late = await opened();
    const { fields } = there.decline(payment.key);
    expect(await gateway.confirm(payment, fields)).toMatchObject({
      state: 'failed',
      received: null,
      detail: 'failed Insufficient Funds',
    });
    there.pay(payment.key);
    expect(await gateway.confirm(payment, fields)).toMatchObject({ state: 'succeeded' });
    there.decline(late.key);
    there.release(late.key);
    expect(await gateway.checkPayment(late)).toMatchObject({ state: 'succeeded' });
  });

  it('is pending while the bank holds it', async () => {
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
    const payment = await opened();
    const { fields } = there.pay(payment.key);
    there.alter(change);
    const outcome = await gateway.confirm(payment, fields);
    there.alter(null);
    expect(judge('sent', { ...payment.amount, key: payment.key }, outcome, true)).toEqual(judged);
  });

  it('goes to review when Flutterwave answers another payment than was asked for', async () => {
    const payment = await opened();
    there.pay(payment.key);
    there.alter({ echo: 'pay_other' });
    const outcome = await gateway.checkPayment(payment);
    there.alter(null);
    expect(judge('sent', { ...payment.amount, key: payment.key }, outcome, true)).toEqual({
      state: 'review',
      reason: 'another-payment',
    });
  });

  it('carries no card token and no card digits into the shop', async () => {
    const payment = await opened();
    const { fields } = there.pay(payment.key);
    const outcomes = JSON.stringify([
      await gateway.confirm(payment, fields),
      await gateway.checkPayment(payment),
    ]);
    expect(outcomes).not.toMatch(/flw-t1nf|553188|"2950"|54\.75/);
  });
});
