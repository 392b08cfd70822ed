// Razorpay's adapter, over real HTTP, with its stand-in.
import { createHmac } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { judge } from '#market/payments/payment.ts';
import { openAdapter, rupees } from './razorpay-set-up.ts';
import { hardNames, paymentFor, money, problemOf, wishFor } from './wish.ts';

const { there, gateway, opened } = await openAdapter();
afterAll(() => there.close());

const ordersOf = (key: string) =>
  [...there.books.orders.values()].filter(({ receipt }) => receipt === key);

describe('an order at Razorpay', () => {
  it('is made once per key, however often it is opened', async () => {
    const wish = wishFor(rupees);
    const first = await gateway.open(wish);
    const second = await gateway.open(wish);
    const together = await Promise.all([gateway.open(wish), gateway.open(wish)]);
    expect(new Set([first, second, ...together].map(({ providerRef }) => providerRef)).size).toBe(
      1,
    );
    expect(ordersOf(wish.key)).toEqual([
      expect.objectContaining({
        id: first.providerRef,
        amount: 129_900,
        currency: 'INR',
        receipt: wish.key,
      }),
    ]);
  });

  it('is made once when it is opened several times at one moment', async () => {
    const wish = wishFor(rupees);
    const refs = (await Promise.all(Array.from({ length: 4 }, () => gateway.open(wish)))).map(
      ({ providerRef }) => providerRef,
    );
    expect(new Set(refs).size).toBe(1);
  });

  it('leads to its page by a form with the shop’s key and never its secret', async () => {
    const wish = wishFor(rupees);
    const { action, providerRef } = await gateway.open(wish);
    expect(action).toEqual({
      kind: 'form',
      url: `${there.url}/v1/checkout/embedded`,
      fields: expect.objectContaining({
        key_id: there.keys.keyId,
        order_id: providerRef,
        amount: '129900',
        currency: 'INR',
        callback_url: wish.returnUrl,
        cancel_url: wish.cancelUrl,
        'prefill[name]': 'Ada Byron',
      }),
    });
    expect(JSON.stringify(action)).not.toContain(there.keys.keySecret);
  });

  it('is not opened again with another amount', async () => {
    const wish = wishFor(rupees);
    await gateway.open(wish);
    expect(await problemOf(() => gateway.open({ ...wish, amount: money(1_000, 'INR') }))).toBe(
      'rejected',
    );
  });

  it.each(hardNames)('takes a name in %s', async (_, name) => {
    const wish = wishFor(rupees, { order: { id: 1, code: 'SOUK-1', title: name.repeat(30) } });
    const { action } = await gateway.open({ ...wish, buyer: { ...wish.buyer, name } });
    const fields = action.kind === 'form' ? action.fields : {};
    expect(fields['prefill[name]']?.length).toBeLessThanOrEqual(100);
    expect(fields.description?.length).toBeLessThanOrEqual(255);
    expect(
      fields['prefill[name]']?.isWellFormed() && !/\p{Cc}/u.test(fields['prefill[name]']),
    ).toBe(true);
  });
});

describe('a payment at Razorpay', () => {
  it('has succeeded when it comes back signed', async () => {
    const payment = await opened();
    const outcome = await gateway.confirm(payment, there.pay(payment.providerRef).fields);
    expect(outcome).toMatchObject({
      state: 'succeeded',
      received: rupees,
      providerRef: payment.providerRef,
      echo: payment.key,
    });
    expect(await gateway.confirm(payment, {})).toEqual(outcome);
    expect(await gateway.checkPayment(payment)).toEqual(outcome);
  });

  it('is unpaid before anybody paid', async () =>
    expect(await gateway.checkPayment(await opened())).toMatchObject({
      state: 'sent',
      received: null,
    }));

  it('may succeed after a declined card, and late after it had failed', async () => {
    const payment = await opened();
    expect(await gateway.confirm(payment, there.decline(payment.providerRef).fields)).toMatchObject(
      {
        state: 'failed',
        received: null,
      },
    );
    there.pay(payment.providerRef);
    expect(await gateway.checkPayment(payment)).toMatchObject({
      state: 'succeeded',
      received: rupees,
    });
    const late = await opened();
    there.decline(late.providerRef);
    there.release(late.providerRef);
    expect(await gateway.checkPayment(late)).toMatchObject({ state: 'succeeded' });
  });

  it('is pending while the bank holds it', async () => {
    const well = await opened();
    const ill = await opened();
    expect(await gateway.confirm(well, there.hold(well.providerRef).fields)).toMatchObject({
      state: 'processing',
      received: null,
    });
    there.release(well.providerRef);
    expect(await gateway.checkPayment(well)).toMatchObject({ state: 'succeeded' });
    there.hold(ill.providerRef);
    there.release(ill.providerRef, false);
    expect(await gateway.checkPayment(ill)).toMatchObject({ state: 'failed' });
  });

  it('is found by our key when the answer to its opening was lost', async () => {
    const wish = wishFor(rupees);
    const { providerRef } = await gateway.open(wish);
    there.pay(providerRef);
    expect(await gateway.checkPayment(paymentFor(wish, null))).toMatchObject({
      state: 'succeeded',
      providerRef,
    });
  });

  it('is not paid by a genuine payment of another order', async () => {
    const payment = await opened();
    const other = await opened(money(100, 'INR'));
    const { fields } = there.pay(other.providerRef);
    expect(await gateway.confirm(payment, fields)).toMatchObject({ state: 'sent' });
    const forged = createHmac('sha256', there.keys.keySecret)
      .update(`${payment.providerRef}|${fields.razorpay_payment_id}`)
      .digest('hex');
    expect(await gateway.confirm(payment, { ...fields, razorpay_signature: forged })).toMatchObject(
      {
        state: 'sent',
      },
    );
  });

  it.each([
    ['empty', ''],
    ['random', 'f'.repeat(64)],
    ['of another secret', createHmac('sha256', 'other').update('x').digest('hex')],
  ])(
    'is read from Razorpay, not from the browser, when the signature is %s',
    async (_, signature) => {
      const payment = await opened();
      const { fields } = there.pay(payment.providerRef);
      const before = there.log.length;
      expect(
        await gateway.confirm(payment, { ...fields, razorpay_signature: signature }),
      ).toMatchObject({ state: 'succeeded' });
      expect(there.log.slice(before).map(({ path }) => path)).toEqual([
        `/v1/orders/${payment.providerRef}/payments`,
      ]);
    },
  );

  it.each([
    ['less', { amount: 1 }, 'amount'],
    ['more', { amount: 200_000 }, 'amount'],
    ['dollars', { currency: 'USD' }, 'currency'],
    ['another order', { echo: 'order_other' }, 'another-payment'],
  ])('goes to review when Razorpay says %s', async (_, change, reason) => {
    const payment = await opened();
    const { fields } = there.pay(payment.providerRef);
    there.alter(change);
    const outcome = await gateway.confirm(payment, fields);
    there.alter(null);
    expect(judge('sent', { ...payment.amount, key: payment.key }, outcome)).toEqual({
      state: 'review',
      reason,
    });
  });
});
