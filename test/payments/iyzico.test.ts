// Iyzico's adapter, over real HTTP, with its stand-in.
import { afterAll, describe, expect, it } from 'vitest';
import { judge } from '#market/payments/payment.ts';
import { lira, openAdapter } from './iyzico-set-up.ts';
import { hardNames, paymentFor, problemOf, wishFor } from './wish.ts';

const INITIALIZE = '/payment/iyzipos/checkoutform/initialize/auth/ecom';
const { there, gateway, lastBody, opened } = await openAdapter();
afterAll(() => there.close());

describe('a form at Iyzico', () => {
  it('says who pays what, and leads to its page until its time is over', async () => {
    const wish = wishFor(lira);
    const { action, expiresAt, providerRef } = await gateway.open(wish);
    expect(action).toEqual({ kind: 'redirect', url: `${there.url}/pay?token=${providerRef}` });
    expect((expiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(1_790_000);
    expect(lastBody(INITIALIZE)).toEqual({
      locale: 'en',
      conversationId: wish.key,
      basketId: wish.key,
      price: '1299.90',
      paidPrice: '1299.90',
      currency: 'TRY',
      paymentGroup: 'PRODUCT',
      callbackUrl: wish.returnUrl,
      enabledInstallments: [1],
      buyer: {
        id: 'SOUK-7',
        name: 'Ada',
        surname: 'Byron',
        identityNumber: '11111111111',
        email: 'ada@shop.example',
        gsmNumber: '+905350000000',
        registrationAddress: 'Istiklal Cd. 1',
        city: 'Istanbul',
        country: 'TR',
        zipCode: '34000',
        ip: '85.34.78.112',
      },
      shippingAddress: {
        contactName: 'Ada Byron',
        city: 'Istanbul',
        country: 'TR',
        address: 'Istiklal Cd. 1',
        zipCode: '34000',
      },
      billingAddress: {
        contactName: 'Ada Byron',
        city: 'Istanbul',
        country: 'TR',
        address: 'Istiklal Cd. 1',
        zipCode: '34000',
      },
      basketItems: [
        {
          id: 'SOUK-7',
          name: 'Souk SOUK-7',
          category1: 'Order',
          itemType: 'PHYSICAL',
          price: '1299.90',
        },
      ],
    });
  });

  it('speaks Turkish to Turks and English to others', async () => {
    await opened(lira, { language: 'tr' });
    expect(lastBody(INITIALIZE).locale).toBe('tr');
    await opened(lira, { language: 'hi' });
    expect(lastBody(INITIALIZE).locale).toBe('en');
  });

  it('is one payment when it is opened again, whichever page is paid on', async () => {
    const wish = wishFor(lira);
    const pages = [
      await gateway.open(wish),
      ...(await Promise.all([gateway.open(wish), gateway.open(wish)])),
    ];
    there.pay(pages[1]?.providerRef ?? '');
    for (const page of [...pages, null])
      expect(
        judge(
          'sent',
          { ...lira, key: wish.key },
          await gateway.checkPayment(paymentFor(wish, page)),
        ),
      ).toEqual({ state: 'succeeded', reason: '' });
  });

  it.each(hardNames)('takes a name in %s', async (_, name) => {
    const wish = wishFor(lira, { order: { id: 1, code: 'SOUK-1', title: name.repeat(30) } });
    expect(
      await problemOf(() =>
        gateway.open({ ...wish, buyer: { ...wish.buyer, name, address: name } }),
      ),
    ).toBe('none');
    const { buyer, basketItems } = lastBody(INITIALIZE);
    for (const text of [buyer.name, buyer.surname, buyer.registrationAddress, basketItems[0].name])
      expect(
        text.isWellFormed() && text.length > 0 && text.length <= 250 && !/\p{Cc}/u.test(text),
        text,
      ).toBe(true);
  });

  it('is opened even where an address says little', async () => {
    const wish = wishFor(lira);
    expect(
      await problemOf(() =>
        gateway.open({
          ...wish,
          buyer: { ...wish.buyer, name: '', phone: '', city: '', zip: '', address: ' ' },
        }),
      ),
    ).toBe('none');
    expect(lastBody(INITIALIZE).buyer).toMatchObject({
      name: '-',
      surname: '-',
      city: '-',
      registrationAddress: '-',
    });
  });
});

describe('a payment at Iyzico', () => {
  it('is paid when Iyzico says so, and unpaid before', async () => {
    const payment = await opened();
    expect(await gateway.checkPayment(payment)).toMatchObject({ state: 'sent', received: null });
    const outcome = await gateway.confirm(payment, there.pay(payment.providerRef).fields);
    expect(outcome).toEqual({
      state: 'succeeded',
      received: lira,
      providerRef: payment.providerRef,
      providerPaymentRef: expect.stringMatching(/^\d+$/),
      echo: payment.key,
      detail: 'SUCCESS 1',
    });
    expect(await gateway.checkPayment(payment)).toEqual(outcome);
    expect(JSON.stringify(outcome)).not.toMatch(/reusable|552879|"0008"/);
  });

  it('may succeed after a declined card, and late after it had failed', async () => {
    const payment = await opened();
    const late = await opened();
    expect(await gateway.confirm(payment, there.decline(payment.providerRef).fields)).toMatchObject(
      {
        state: 'failed',
        received: null,
      },
    );
    there.pay(payment.providerRef);
    expect(await gateway.checkPayment(payment)).toMatchObject({ state: 'succeeded' });
    there.decline(late.providerRef);
    there.release(late.providerRef);
    expect(await gateway.checkPayment(late)).toMatchObject({ state: 'succeeded', received: lira });
  });

  it('is pending while Iyzico looks for fraud', async () => {
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
    expect(await gateway.checkPayment(ill)).toMatchObject({ state: 'failed', received: null });
  });

  it('is not paid by a genuine payment of another order', async () => {
    const payment = await opened();
    const other = await opened();
    const { fields } = there.pay(other.providerRef);
    expect(await gateway.confirm(payment, fields)).toMatchObject({ state: 'sent' });
    const mixed = await gateway.checkPayment({ ...payment, providerRef: other.providerRef });
    expect(judge('sent', { ...lira, key: payment.key }, mixed)).toEqual({
      state: 'review',
      reason: 'another-payment',
    });
  });

  it.each([
    ['less', { amount: 1 }, 'amount'],
    ['more', { amount: 200_000 }, 'amount'],
    ['dollars', { currency: 'USD' }, 'currency'],
    ['another order', { echo: 'pay_other' }, 'another-payment'],
  ])('goes to review when Iyzico says %s', async (_, change, reason) => {
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
