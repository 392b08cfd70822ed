// Paying in the browser, on the pages of the gateways' stand-ins: in English on a wide screen, in
// Arabic on a phone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { acceptTransfer, refuseTransfer } from '#market/payments/transfers/decide-transfer.ts';
import { makeStaff } from '../at-work.ts';
import { bank, openPaying, type PayingSite, type Shopping } from './paying.ts';
import { missing, wordsOf } from './site.ts';

type Name = keyof PayingSite['gateways'];
type Choice = 'pay' | 'decline' | 'hold' | 'cancel';

let site: PayingSite;

const LONG_MS = 600_000;
const languages = [
  ['en', 1280],
  ['ar', 360],
] as const;
const names: Name[] = ['razorpay', 'stripe', 'paypal', 'flutterwave', 'iyzico'];
const brands: Record<Name, string> = {
  razorpay: 'Razorpay',
  stripe: 'Stripe',
  paypal: 'PayPal',
  flutterwave: 'Flutterwave',
  iyzico: 'Iyzico',
};
const speak = (language: string) => {
  const words = wordsOf(language);
  return (section: string, key: string) => words[section]?.[key] ?? `${section}.${key}`;
};
const plain = (text: string) => text.split(/[<{]/)[0]?.trim() ?? '';
const orderOf = (id: number) =>
  site.database.db
    .selectFrom('orders')
    .select(['order_method', 'paid_at', 'paid', 'total', 'fee'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const paymentsOf = (id: number) =>
  site.database.db
    .selectFrom('payments')
    .select(['method', 'state'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();

describe.skipIf(missing !== null)(`paying${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openPaying();
  });
  afterAll(() => site?.close());

  it.each(
    names.flatMap((name) => languages.map(([language, width]) => [name, language, width] as const)),
  )(
    'by %s from the checkout, in %s',
    async (name, language, width) => {
      const shopping = await site.come(language, width);
      const { page, prefix, visitor } = shopping;
      const say = speak(language);
      const method = orderMethod[name];
      await page.goto(`${prefix}/checkout`, { waitUntil: 'networkidle' });
      await chooseWay(page, brands[name]);
      expect(await page.getByText(say('order', 'fee'), { exact: true }).count()).toBe(
        name === 'paypal' ? 1 : 0,
      );
      await page
        .locator('button:visible', { hasText: say('pay', 'place-and-pay') })
        .first()
        .click();
      await atGateway(page, name, 'pay');
      const id = await arrive(shopping, 'paid');
      await page.getByText(plain(say('order', 'thanks-paid'))).waitFor();
      await page.getByText(say('order', 'paid'), { exact: true }).first().waitFor();
      const { total, fee } = await orderOf(id);
      expect(await orderOf(id)).toEqual({
        order_method: method,
        paid_at: expect.any(Date),
        paid: total,
        total,
        fee: name === 'paypal' ? 200 : 0,
      });
      expect(await paymentsOf(id)).toEqual([{ method, state: 'succeeded' }]);
      expect([fee, ours(visitor.complaints)]).toEqual([fee, []]);
      await visitor.close();
    },
    LONG_MS,
  );

  it.each(languages)(
    'that is declined goes on by another way, in %s',
    async (language, width) => {
      const shopping = await site.come(language, width);
      const { page, prefix, ordered, visitor } = shopping;
      const say = speak(language);
      const id = await ordered(orderMethod.razorpay);
      await page.goto(`${prefix}/user/order/${id}`, { waitUntil: 'networkidle' });
      await payButton(page, language).click();
      await atGateway(page, 'razorpay', 'decline');
      expect(await arrive(shopping)).toBe(id);
      await page.getByText(say('owed', 'declined-head')).waitFor();
      expect((await orderOf(id)).paid_at).toBeNull();
      await page.getByRole('button', { name: say('owed', 'change-way') }).click();
      await chooseWay(page, brands.stripe);
      await payButton(page, language).click();
      await atGateway(page, 'stripe', 'pay');
      await arrive(shopping, 'paid');
      expect(await orderOf(id)).toMatchObject({
        order_method: orderMethod.stripe,
        paid_at: expect.any(Date),
      });
      expect(ours(visitor.complaints)).toEqual([]);
      await visitor.close();
    },
    LONG_MS,
  );

  it(
    'that is cancelled charges nothing, and the way back from the gateway leads to the order',
    async () => {
      const shopping = await site.come('en', 1280);
      const { page, visitor } = shopping;
      const say = speak('en');
      await page.goto('/checkout', { waitUntil: 'networkidle' });
      await chooseWay(page, brands.paypal);
      await page
        .locator('button:visible', { hasText: say('pay', 'place-and-pay') })
        .first()
        .click();
      await atGateway(page, 'paypal', 'cancel');
      const id = await arrive(shopping, 'cancelled');
      await page.getByText(say('owed', 'cancelled-head')).waitFor();
      await payButton(page, 'en').click();
      await page.waitForURL(`${site.gateways.paypal.url}/**`);
      await page.goBack();
      await page.waitForURL(new RegExp(`/user/order/${id}`));
      await payButton(page, 'en').waitFor();
      expect((await orderOf(id)).paid_at).toBeNull();
      expect(ours(visitor.complaints)).toEqual([]);
      await visitor.close();
    },
    LONG_MS,
  );

  it(
    'that the gateway still checks is waited for, and shown when it is there',
    async () => {
      const { page, ordered, visitor } = await site.come('ar', 360);
      const say = speak('ar');
      const id = await ordered(orderMethod.razorpay);
      const { razorpay } = site.gateways;
      await page.goto(`/ar/user/order/${id}`, { waitUntil: 'networkidle' });
      await payButton(page, 'ar').click();
      await atGateway(page, 'razorpay', 'hold');
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
      expect((await orderOf(id)).paid_at).toEqual(expect.any(Date));
      expect(ours(visitor.complaints)).toEqual([]);
      await visitor.close();
    },
    LONG_MS,
  );

  it(
    'at a gateway that does not answer keeps the order, which is paid a moment later',
    async () => {
      const shopping = await site.come('en', 360);
      const { page, visitor } = shopping;
      const say = speak('en');
      site.gateways.razorpay.fault('/v1/orders', 'error');
      await page.goto('/checkout', { waitUntil: 'networkidle' });
      await chooseWay(page, brands.razorpay);
      await page
        .locator('button:visible', { hasText: say('pay', 'place-and-pay') })
        .first()
        .click();
      const id = await arrive(shopping, 'unanswered');
      await page.getByText(say('owed', 'unanswered-head')).waitFor();
      site.gateways.razorpay.fault('/v1/orders', 'error');
      await payButton(page, 'en').click();
      await page
        .getByRole('alert')
        .filter({ hasText: say('refusal', 'gateway-down') })
        .waitFor();
      await payButton(page, 'en').click();
      await atGateway(page, 'razorpay', 'pay');
      await arrive(shopping, 'paid');
      expect((await orderOf(id)).paid_at).toEqual(expect.any(Date));
      await visitor.close();
    },
    LONG_MS,
  );

  it(
    'instead of in cash takes the other way',
    async () => {
      const shopping = await site.come('en', 1280);
      const { page, ordered, visitor } = shopping;
      const say = speak('en');
      const id = await ordered(orderMethod.cashOnDelivery);
      await page.goto(`/user/order/${id}`, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: say('owed', 'now-instead') }).click();
      expect(await page.getByRole('radio', { name: say('order', 'cash') }).count()).toBe(0);
      await chooseWay(page, brands.flutterwave);
      await payButton(page, 'en').click();
      await atGateway(page, 'flutterwave', 'pay');
      await arrive(shopping, 'paid');
      expect(await orderOf(id)).toMatchObject({
        order_method: orderMethod.flutterwave,
        paid_at: expect.any(Date),
      });
      expect(ours(visitor.complaints)).toEqual([]);
      await visitor.close();
    },
    LONG_MS,
  );

  it.each(languages)(
    'by transfer tells of it, is refused with a reason, tells again, and is paid, in %s',
    async (language, width) => {
      const { page, prefix, visitor } = await site.come(language, width);
      const say = speak(language);
      const { db } = site.database;
      const { staff } = await makeStaff(site.database, 'owner');
      await page.goto(`${prefix}/checkout`, { waitUntil: 'networkidle' });
      await chooseWay(page, say('order', 'bank'));
      await page.getByText(bank.account_number).waitFor();
      await page
        .locator('button:visible', { hasText: say('checkout', 'place') })
        .first()
        .click();
      await page.waitForURL(/\/user\/order\/\d+\?placed=1$/);
      for (const text of Object.values(bank)) await page.getByText(text, { exact: true }).waitFor();
      const tell = async (transId: string) => {
        await page.getByRole('textbox', { name: say('owed', 'trans-id') }).fill(transId);
        await page.getByRole('button', { name: say('owed', 'verify') }).click();
        await page.getByRole('heading', { name: say('owed', 'looking-head') }).waitFor();
        return db
          .selectFrom('transfers')
          .select(['id', 'order_id', 'state', 'bank_name', 'branch_name'])
          .where('trans_id', '=', transId)
          .executeTakeFirstOrThrow();
      };
      await page.getByRole('button', { name: say('owed', 'verify') }).click();
      await page
        .getByText(say('refusal', 'required').replace('{field}', say('owed', 'trans-id')))
        .waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
        'trans_id',
      );
      await page.getByRole('textbox', { name: say('owed', 'bank-name') }).fill('Lakeside Bank');
      await page.getByRole('textbox', { name: say('owed', 'branch-name') }).fill('Old Town');
      const first = await tell(`TRX-${language}-1`);
      expect(first).toMatchObject({
        state: 'waiting',
        bank_name: 'Lakeside Bank',
        branch_name: 'Old Town',
      });
      await transaction(db, (tx) =>
        refuseTransfer(tx, staff, { transferId: first.id, reason: 'Nothing of it has come in.' }),
      );
      await page.getByText('Nothing of it has come in.').waitFor();
      const second = await tell(`TRX-${language}-2`);
      await transaction(db, (tx) =>
        acceptTransfer(tx, staff, { transferId: second.id, amount: null, valueOn: null }),
      );
      await page.getByText(say('order', 'paid'), { exact: true }).first().waitFor();
      expect(await orderOf(second.order_id)).toMatchObject({
        order_method: orderMethod.bank,
        paid_at: expect.any(Date),
      });
      expect(ours(visitor.complaints)).toEqual([]);
      await visitor.close();
    },
    LONG_MS,
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

const ours = (complaints: string[]) =>
  complaints.filter((complaint) => complaint.startsWith(site.origin));

async function chooseWay(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(name) }).check();
}

const payButton = (page: Page, language: string) =>
  page.getByRole('button', {
    name: new RegExp(`^${speak(language)('owed', 'pay').replace('{amount}', '.*\\d.*')}$`),
  });

/** Does something on a gateway's page, which leads back. */
async function atGateway(page: Page, name: Name, choice: Choice): Promise<void> {
  await page.waitForURL(`${new URL(site.gateways[name].url).origin}/**`);
  await page.locator(`button[value=${choice}]`).click();
}

/** Waits for the order's page, which says how the payment went; answers the order's id. */
async function arrive({ page, prefix }: Shopping, said?: string): Promise<number> {
  await page.waitForURL(
    new RegExp(
      `^${site.origin}${prefix}/user/order/\\d+${said ? `\\?(placed=1&)?payment=${said}` : ''}$`,
    ),
  );
  return Number(/order\/(\d+)/.exec(page.url())?.[1]);
}
