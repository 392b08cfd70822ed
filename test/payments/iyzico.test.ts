import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '#market/payments/payment.ts';
import { acceptsAmount } from '#market/payments/gateways/accepts-amount.ts';
import type { Gateway } from '#market/payments/gateways/gateway.ts';
import { toForm } from '#outside/gateways/iyzico/iyzico-form.ts';
import { iyzicoDescriptor } from '#outside/gateways/iyzico/descriptor.ts';
import { iyzico } from '#outside/gateways/iyzico/iyzico.ts';
import { openIyzico, type IyzicoStandIn } from '../stand-ins/gateways/iyzico.ts';
import { hardNames, knownOf, money, payer, problemOf, refundOf, wishFor } from './wish.ts';

let there: IyzicoStandIn;
let gateway: Gateway;
beforeAll(async () => {
  there = await openIyzico();
  gateway = iyzico(there.keys, there.url, '11111111111');
});
afterAll(() => there.close());

const lira = money(129_990, 'TRY');
const INITIALIZE = '/payment/iyzipos/checkoutform/initialize/auth/ecom';
const { opened, paid } = payer(
  () => ({ gateway, there }),
  lira,
  ({ providerRef }) => providerRef,
);
const lastBody = (path: string) =>
  JSON.parse(there.log.filter((one) => one.path === path).at(-1)?.body ?? 'null');

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

  it('is the same payment when it is opened again, whichever page is paid on', async () => {
    const wish = wishFor(lira);
    const pages = [
      await gateway.open(wish),
      ...(await Promise.all([gateway.open(wish), gateway.open(wish)])),
    ];
    there.pay(pages[1]?.providerRef ?? '');
    for (const page of [...pages, null])
      expect(
        judge('sent', { ...lira, key: wish.key }, await gateway.checkPayment(knownOf(wish, page))),
      ).toEqual({ state: 'succeeded', reason: '' });
  });

  it.each([
    ['the least', money(1, 'TRY')],
    ['a sum of three tenths', money(30, 'USD')],
    ['the largest', money(999_999_999_999_999, 'EUR')],
  ])('goes exactly and comes back exactly: %s', async (_, amount) => {
    const known = await opened(amount);
    expect(there.books.forms.get(known.providerRef)?.minor).toBe(amount.minor);
    expect(
      judge(
        'sent',
        { ...amount, key: known.key },
        await gateway.confirm(known, there.pay(known.providerRef).fields),
      ),
    ).toEqual({ state: 'succeeded', reason: '' });
  });

  it('has one item that comes to the price, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (minor) => {
        const { price, paidPrice, basketItems } = toForm(
          wishFor(money(minor, 'TRY')),
          '11111111111',
        );
        expect([price, paidPrice, basketItems]).toEqual([
          price,
          price,
          [expect.objectContaining({ price })],
        ]);
        expect(price).toBe(`${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`);
      }),
    );
  });

  it.each([
    ['naira', money(100, 'NGN'), 'currency'],
    ['dinars', money(100, 'KWD'), 'currency'],
    ['yen', money(100, 'JPY'), 'currency'],
    ['other decimals', { minor: 100, currency: 'TRY', exponent: 0 }, 'currency'],
    ['nothing', money(0, 'TRY'), 'amount'],
    ['too much', money(1e15, 'TRY'), 'amount'],
    ['pounds', money(1, 'GBP'), null],
  ])('is taken or not: %s', (_, amount, word) => {
    expect(acceptsAmount(iyzicoDescriptor, amount)).toBe(word);
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

  it('is asked for even where an address says little', async () => {
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
  it('has succeeded when Iyzico says so, and is only sent before', async () => {
    const known = await opened();
    expect(await gateway.checkPayment(known)).toMatchObject({ state: 'sent', received: null });
    const outcome = await gateway.confirm(known, there.pay(known.providerRef).fields);
    expect(outcome).toEqual({
      state: 'succeeded',
      received: lira,
      providerRef: known.providerRef,
      providerPaymentRef: expect.stringMatching(/^\d+$/),
      echo: known.key,
      detail: 'SUCCESS 1',
    });
    expect(await gateway.checkPayment(known)).toEqual(outcome);
    expect(JSON.stringify(outcome)).not.toMatch(/reusable|552879|0008/);
  });

  it('may succeed after it was declined, and late after it had failed', async () => {
    const known = await opened();
    const late = await opened();
    expect(await gateway.confirm(known, there.decline(known.providerRef).fields)).toMatchObject({
      state: 'failed',
      received: null,
    });
    there.pay(known.providerRef);
    expect(await gateway.checkPayment(known)).toMatchObject({ state: 'succeeded' });
    there.decline(late.providerRef);
    there.release(late.providerRef);
    expect(await gateway.checkPayment(late)).toMatchObject({ state: 'succeeded', received: lira });
  });

  it('is in doubt while Iyzico looks for fraud', async () => {
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
    const known = await opened();
    const other = await opened();
    const { fields } = there.pay(other.providerRef);
    expect(await gateway.confirm(known, fields)).toMatchObject({ state: 'sent' });
    const mixed = await gateway.checkPayment({ ...known, providerRef: other.providerRef });
    expect(judge('sent', { ...lira, key: known.key }, mixed)).toEqual({
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
    const known = await opened();
    const { fields } = there.pay(known.providerRef);
    there.alter(change);
    const said = await gateway.confirm(known, fields);
    there.alter(null);
    expect(judge('sent', { ...known.amount, key: known.key }, said)).toEqual({
      state: 'review',
      reason,
    });
  });
});

describe('a refund at Iyzico', () => {
  it('gives back all, or a part and the rest, never more, and each once', async () => {
    const known = await paid();
    const part = refundOf(money(29_990, 'TRY'));
    const rest = refundOf(money(100_000, 'TRY'));
    const first = await gateway.refund(known, part);
    expect(first).toEqual({ providerRef: part.key, state: 'succeeded' });
    expect(lastBody('/v2/payment/refund')).toMatchObject({
      paymentId: known.providerPaymentRef,
      price: '299.90',
      currency: 'TRY',
    });
    expect(await gateway.refund(known, part)).toEqual(first);
    expect(await problemOf(() => gateway.refund(known, refundOf(money(100_001, 'TRY'))))).toBe(
      'rejected',
    );
    expect(await gateway.refund(known, rest)).toMatchObject({ state: 'succeeded' });
    expect(await problemOf(() => gateway.refund(known, refundOf(money(1, 'TRY'))))).toBe(
      'rejected',
    );
    expect(
      there.books.payments.find(({ paymentId }) => paymentId === known.providerPaymentRef)?.refunds,
    ).toHaveLength(2);
  });

  it('is looked for in the books', async () => {
    const known = await paid();
    const wish = refundOf(money(500, 'TRY'));
    expect(await gateway.checkRefund(known, { ...wish, providerRef: wish.key })).toEqual({
      providerRef: wish.key,
      state: 'pending',
    });
    there.refundsWait = true;
    await gateway.refund(known, wish);
    there.refundsWait = false;
    expect(await gateway.checkRefund(known, { ...wish, providerRef: wish.key })).toMatchObject({
      state: 'pending',
    });
    there.endRefund(wish.key, 'succeeded');
    expect(await gateway.checkRefund(known, { ...wish, providerRef: wish.key })).toMatchObject({
      state: 'succeeded',
    });
  });

  it('is not made of a payment that nobody made, nor where the books do not know it', async () => {
    expect(await problemOf(async () => gateway.refund(await opened(), refundOf(lira)))).toBe(
      'rejected',
    );
    expect(
      await problemOf(async () =>
        gateway.refund({ ...(await paid()), providerPaymentRef: '1' }, refundOf(lira)),
      ),
    ).toBe('unavailable');
  });
});
