// Paying in the browser, on the pages of the gateways' stand-ins: in English on a wide screen, in
// Arabic on a phone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { acceptTransfer, refuseTransfer } from '#market/payments/transfers/decide-transfer.ts';
import { makeStaff } from '../at-work.ts';
import { bank, openPaying, type PayingSite } from './paying.ts';
import { missing } from './site.ts';
import {
  press,
  reportTransfer,
  arrive,
  atGateway,
  brands,
  chooseMethod,
  orderOf,
  ours,
  payButton,
  paymentsOf,
  plain,
  speak,
  type GatewayName,
} from './paying-steps.ts';
import { openPage } from './settled.ts';

let site: PayingSite;

const LONG_MS = 600_000;
const languages = [
  ['en', 1280],
  ['ar', 360],
] as const;
const names: GatewayName[] = ['razorpay', 'stripe', 'paypal', 'flutterwave', 'iyzico'];
const TITLE = `paying${missing ? ` (skipped: ${missing})` : ''}`;
describe.skipIf(missing !== null)(TITLE, { timeout: LONG_MS }, () => {
  beforeAll(async () => {
    site = await openPaying();
  });
  afterAll(() => site?.close());

  it.each(
    names.flatMap((name) => languages.map(([language, width]) => [name, language, width] as const)),
  )('by %s from the checkout, in %s', async (name, language, width) => {
    const shopping = await site.come(language, width);
    const { page, prefix, visitor } = shopping;
    const say = speak(language);
    const method = orderMethod[name];
    await openPage(page, `${prefix}/checkout`);
    await chooseMethod(page, brands[name]);
    expect(await page.getByText(say('order', 'fee'), { exact: true }).count()).toBe(
      name === 'paypal' ? 1 : 0,
    );
    await press(page, say('pay', 'place-and-pay'));
    await atGateway(site, page, name, 'pay');
    const id = await arrive(site, shopping, 'paid');
    await page.getByText(plain(say('order', 'thanks-paid'))).waitFor();
    await page.getByText(say('order', 'paid'), { exact: true }).first().waitFor();
    const { total, fee } = await orderOf(site, id);
    expect(await orderOf(site, id)).toEqual({
      order_method: method,
      paid_at: expect.any(Date),
      paid: total,
      total,
      fee: name === 'paypal' ? 200 : 0,
    });
    expect(await paymentsOf(site, id)).toEqual([{ method, state: 'succeeded' }]);
    expect([fee, ours(site, visitor.complaints)]).toEqual([fee, []]);
    await visitor.close();
  });

  it.each(languages)(
    'that is declined can be made with another method, in %s',
    async (language, width) => {
      const shopping = await site.come(language, width);
      const { page, prefix, ordered, visitor } = shopping;
      const say = speak(language);
      const id = await ordered(orderMethod.razorpay);
      await openPage(page, `${prefix}/user/order/${id}`);
      await payButton(page, language).click();
      await atGateway(site, page, 'razorpay', 'decline');
      expect(await arrive(site, shopping)).toBe(id);
      await page.getByText(say('owed', 'declined-head')).waitFor();
      expect((await orderOf(site, id)).paid_at).toBeNull();
      await page.getByRole('button', { name: say('owed', 'change-way') }).click();
      await chooseMethod(page, brands.stripe);
      await payButton(page, language).click();
      await atGateway(site, page, 'stripe', 'pay');
      await arrive(site, shopping, 'paid');
      expect(await orderOf(site, id)).toMatchObject({
        order_method: orderMethod.stripe,
        paid_at: expect.any(Date),
      });
      expect(ours(site, visitor.complaints)).toEqual([]);
      await visitor.close();
    },
  );

  it('that is cancelled charges nothing and leads back to the order', async () => {
    const shopping = await site.come('en', 1280);
    const { page, visitor } = shopping;
    const say = speak('en');
    await openPage(page, '/checkout');
    await chooseMethod(page, brands.paypal);
    await press(page, say('pay', 'place-and-pay'));
    await atGateway(site, page, 'paypal', 'cancel');
    const id = await arrive(site, shopping, 'cancelled');
    await page.getByText(say('owed', 'cancelled-head')).waitFor();
    await payButton(page, 'en').click();
    await page.waitForURL(`${site.gateways.paypal.url}/**`);
    await page.goBack();
    await page.waitForURL(new RegExp(`/user/order/${id}`));
    await payButton(page, 'en').waitFor();
    expect((await orderOf(site, id)).paid_at).toBeNull();
    expect(ours(site, visitor.complaints)).toEqual([]);
    await visitor.close();
  });

  it('that the gateway is still checking is waited for, and then shown', async () => {
    const { page, ordered, visitor } = await site.come('ar', 360);
    const say = speak('ar');
    const id = await ordered(orderMethod.razorpay);
    const { razorpay } = site.gateways;
    await openPage(page, `/ar/user/order/${id}`);
    await payButton(page, 'ar').click();
    await atGateway(site, page, 'razorpay', 'hold');
    await page.getByRole('heading', { name: say('owed', 'wait-title') }).waitFor();
    await page.getByRole('link', { name: say('owed', 'to-order') }).click();
    await page.getByText(say('owed', 'checking-head')).waitFor();
    expect(await payButton(page, 'ar').count()).toBe(0);
    const { provider_ref: ref } = await site.database.db
      .selectFrom('payments')
      .select('provider_ref')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    razorpay.release(ref ?? '');
    expect(await razorpay.notify('order.paid', ref ?? '')).toEqual([200]);
    await page.getByText(say('order', 'paid'), { exact: true }).first().waitFor();
    expect((await orderOf(site, id)).paid_at).toEqual(expect.any(Date));
    expect(ours(site, visitor.complaints)).toEqual([]);
    await visitor.close();
  });

  it('at a gateway that does not answer keeps the order, to be paid later', async () => {
    const shopping = await site.come('en', 360);
    const { page, visitor } = shopping;
    const say = speak('en');
    site.gateways.razorpay.fault('/v1/orders', 'error');
    await openPage(page, '/checkout');
    await chooseMethod(page, brands.razorpay);
    await press(page, say('pay', 'place-and-pay'));
    const id = await arrive(site, shopping, 'unanswered');
    await page.getByText(say('owed', 'unanswered-head')).waitFor();
    site.gateways.razorpay.fault('/v1/orders', 'error');
    await payButton(page, 'en').click();
    await page
      .getByRole('alert')
      .filter({ hasText: say('refusal', 'gateway-down') })
      .waitFor();
    await payButton(page, 'en').click();
    await atGateway(site, page, 'razorpay', 'pay');
    await arrive(site, shopping, 'paid');
    expect((await orderOf(site, id)).paid_at).toEqual(expect.any(Date));
    await visitor.close();
  });

  it('instead of in cash changes the order’s method', async () => {
    const shopping = await site.come('en', 1280);
    const { page, ordered, visitor } = shopping;
    const say = speak('en');
    const id = await ordered(orderMethod.cashOnDelivery);
    await openPage(page, `/user/order/${id}`);
    await page.getByRole('button', { name: say('owed', 'now-instead') }).click();
    expect(await page.getByRole('radio', { name: say('order', 'cash') }).count()).toBe(0);
    await chooseMethod(page, brands.flutterwave);
    await payButton(page, 'en').click();
    await atGateway(site, page, 'flutterwave', 'pay');
    await arrive(site, shopping, 'paid');
    expect(await orderOf(site, id)).toMatchObject({
      order_method: orderMethod.flutterwave,
      paid_at: expect.any(Date),
    });
    expect(ours(site, visitor.complaints)).toEqual([]);
    await visitor.close();
  });

  it.each(languages)(
    'by transfer is reported, refused with a reason, reported again, and paid, in %s',
    async (language, width) => {
      const { page, prefix, visitor } = await site.come(language, width);
      const say = speak(language);
      const { db } = site.database;
      const { staff } = await makeStaff(site.database, 'owner');
      await openPage(page, `${prefix}/checkout`);
      await chooseMethod(page, say('order', 'bank'));
      await page.getByText(bank.account_number).waitFor();
      await press(page, say('checkout', 'place'));
      await page.waitForURL(/\/user\/order\/\d+\?placed=1$/);
      for (const text of Object.values(bank)) await page.getByText(text, { exact: true }).waitFor();
      const report = (transId: string) => reportTransfer(site, page, say, transId);
      await page.getByRole('button', { name: say('owed', 'verify') }).click();
      await page
        .getByText(say('refusal', 'required').replace('{field}', say('owed', 'trans-id')))
        .waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
        'trans_id',
      );
      await page.getByRole('textbox', { name: say('owed', 'bank-name') }).fill('Lakeside Bank');
      await page.getByRole('textbox', { name: say('owed', 'branch-name') }).fill('Old Town');
      const first = await report(`TRX-${language}-1`);
      expect(first).toMatchObject({
        state: 'waiting',
        bank_name: 'Lakeside Bank',
        branch_name: 'Old Town',
      });
      await transaction(db, (tx) =>
        refuseTransfer(tx, staff, { transferId: first.id, reason: 'Nothing of it has come in.' }),
      );
      await page.getByText('Nothing of it has come in.').waitFor();
      const second = await report(`TRX-${language}-2`);
      await transaction(db, (tx) =>
        acceptTransfer(tx, staff, { transferId: second.id, amount: null, valueOn: null }),
      );
      await page.getByText(say('order', 'paid'), { exact: true }).first().waitFor();
      expect(await orderOf(site, second.order_id)).toMatchObject({
        order_method: orderMethod.bank,
        paid_at: expect.any(Date),
      });
      expect(ours(site, visitor.complaints)).toEqual([]);
      await visitor.close();
    },
  );

  it.each(['/payment-callback', '/ar/razorpay-callback?order=x'])(
    '%s without an order leads to the orders',
    async (path) => {
      const { page, visitor } = await site.come('en', 1280);
      await page.goto(path);
      await page.waitForURL(/\/user\/orders$/);
      await visitor.close();
    },
  );
});
