// What gateways learn about the shop and the buyer, and protection against costly mistakes of an
// owner: refunds "done by hand" that a gateway makes, live keys without a way back, amounts in
// another currency.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { queueDueRefunds } from '#market/payments/refunds/queue-due-refunds.ts';
import { sayIn } from '#words/say.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { deliver } from '../deliver.ts';
import { texts } from '../make.ts';
import { giveBack, openAtShops, type AtShop } from './at-shop.ts';
import { standing, until } from './order-standing.ts';
import { comeBack, placeAt, putOrder } from './buyers.ts';
import { cases } from './cases.ts';

let all: AtShop[];
let owner: MadeStaff;
beforeAll(async () => {
  all = await openAtShops(cases);
  owner = await makeStaff({ db: stripe().base.db }, 'owner');
});
afterAll(() => all[0]?.close());
afterEach(async () => expect(await auditMarket(stripe().base.db)).toEqual([]));

const at = (name: string): AtShop => {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const stripe = () => at('stripe');
const bought = async (shop: AtShop) => {
  const order = await placeAt(shop);
  await comeBack(shop.there.pay(order.ref));
  return order;
};
/** Changes settings, as an owner does, and waits until the shop knows. */
async function change(set: object, expected: object): Promise<void> {
  const { base, shop } = stripe();
  await transaction(base.db, async (tx) => {
    await tx.updateTable('settings').set(set).execute();
    await touch(tx, 'settings');
  });
  await vi.waitFor(async () => expect(await shop.services.market()).toMatchObject(expected), {
    timeout: 60_000,
  });
}

describe.each(cases)('$name', ({ name, opening }) => {
  it('shows the shop’s own name, and nobody else’s', async () => {
    const own = at(name);
    await own.base.db
      .updateTable('settings')
      .set({ site_name: texts('Copper Market') })
      .execute();
    const order = await placeAt(own);
    const request = own.there.log.findLast(({ method, path }) =>
      `${method} ${path}`.startsWith(opening),
    );
    const words =
      decodeURIComponent((request?.body ?? '').replaceAll('+', ' ')) + JSON.stringify(order.action);
    expect(words).toContain('Copper Market');
    expect(words).not.toMatch(/\bSouk\b/);
  });
});

it('Iyzico gets an IP address, which it demands, but not the buyer’s own', async () => {
  await placeAt(at('iyzico'));
  const request = at('iyzico').there.log.findLast(({ path }) => path.includes('/initialize/'));
  expect(JSON.parse(request?.body ?? '{}')).toMatchObject({ buyer: { ip: '127.0.0.1' } });
});

describe('a refund', () => {
  const done = (id: number) =>
    stripe().shop.call('POST', `admin/refund/done/${id}`, { reference: 'by hand' }, owner.headers);
  const say = sayIn('en');

  it('that a gateway makes can not be marked as made by hand as well', async () => {
    const order = await bought(stripe());
    const refund = await giveBack(stripe(), order.id, 300);
    await until(stripe(), order, { refunded: 300, refunds: [{ state: 'succeeded' }] });
    expect(await done(refund)).toMatchObject({
      status: 201,
      message: say('refusal.refund-by-gateway'),
    });
    stripe().there.refundsWait = true;
    const waiting = await giveBack(stripe(), order.id, 200);
    await vi.waitFor(
      async () =>
        expect((await standing(stripe(), order.id)).refunds.at(-1)?.provider_ref).toBeTruthy(),
      { timeout: 60_000 },
    );
    expect(await done(waiting)).toMatchObject({
      status: 201,
      message: say('refusal.refund-by-gateway'),
    });
    stripe().there.endRefund(
      (await standing(stripe(), order.id)).refunds.at(-1)?.provider_ref ?? '',
      'succeeded',
    );
    stripe().there.refundsWait = false;
    await transaction(stripe().base.db, (tx) => queueDueRefunds(tx));
    await until(stripe(), order, {
      refunded: 500,
      refunds: [{ state: 'succeeded' }, { state: 'succeeded' }],
    });
    expect(stripe().there.made(order.key).back.toSorted()).toEqual([200, 300]);
  });
  it('by hand is marked once by five who press at the same moment', async () => {
    const order = await putOrder({ ...stripe(), method: orderMethod.cashOnDelivery });
    await deliver(stripe().base.db, order.id);
    const refund = await giveBack(stripe(), order.id, 100);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => done(refund)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201, 201]);
    expect(await standing(stripe(), order.id)).toMatchObject({
      refunded: 100,
      refunds: [{ state: 'succeeded' }],
    });
  });
  it('that was made stays made when the gateway no longer knows it', async () => {
    const order = await bought(stripe());
    const refund = await giveBack(stripe(), order.id, 300);
    await until(stripe(), order, { refunds: [{ state: 'succeeded' }] });
    await stripe()
      .base.db.updateTable('refunds')
      .set({ provider_ref: 're_gone' })
      .where('id', '=', refund)
      .execute();
    const { sendRefund } = await import('#market/payments/refunds/send-refund.ts');
    const { services } = stripe().shop;
    await expect(
      sendRefund(
        services.db,
        { market: await services.market(), gateways: services.gateways },
        refund,
      ),
    ).rejects.toMatchObject({ kind: 'rejected' });
    expect(await standing(stripe(), order.id)).toMatchObject({
      refunded: 300,
      refunds: [{ state: 'succeeded' }],
    });
  });
  it('that waits is checked in turn, those checked last at the end', async () => {
    const { db } = stripe().base;
    const order = await bought(stripe());
    stripe().there.refundsWait = true;
    for (const amount of [10, 20, 30]) await giveBack(stripe(), order.id, amount);
    const waiting = () =>
      db
        .selectFrom('refunds')
        .select(['id', 'asked_at'])
        .where('order_id', '=', order.id)
        .orderBy('id')
        .execute();
    await vi.waitFor(
      async () =>
        expect(
          (await standing(stripe(), order.id)).refunds.every(({ provider_ref: ref }) => ref),
        ).toBe(true),
      { timeout: 60_000 },
    );
    for (const minute of [1, 2, 3])
      await transaction(db, (tx) => queueDueRefunds(tx, new Date(Date.now() + minute * 60_000), 1));
    expect(new Set((await waiting()).map(({ asked_at: askedAt }) => askedAt?.getTime())).size).toBe(
      3,
    );
    stripe().there.refundsWait = false;
    for (const { provider_ref: ref } of (await standing(stripe(), order.id)).refunds)
      stripe().there.endRefund(ref ?? '', 'succeeded');
    await vi.waitFor(
      async () => {
        // one that is just being written is left for the next time
        await transaction(db, (tx) => queueDueRefunds(tx));
        expect((await standing(stripe(), order.id)).refunds.map(({ state }) => state)).toEqual([
          'succeeded',
          'succeeded',
          'succeeded',
        ]);
      },
      { timeout: 60_000, interval: 200 },
    );
  });
});

describe('a payment method', () => {
  const save = (wish: object) =>
    stripe().shop.call(
      'POST',
      'admin/payment-method/save',
      { method: orderMethod.bank, enabled: true, test_mode: false, fee: '1.50', ...wish },
      owner.headers,
    );
  const bank = async () =>
    (await stripe().shop.ask('paymentGateway.read')).methods.find(
      ({ method }) => method === orderMethod.bank,
    );
  const keys = { bank_name: 'Bank', account_name: 'Copper Market', account_number: '1' };

  it('with limits in another currency is closed until the owner sets them anew', async () => {
    expect(await save({ keys })).toMatchObject({
      status: 200,
      data: { ready: 1, currency: 'USD', fee: 1.5 },
    });
    await expect.poll(bank).toMatchObject({ fee: 1.5 });
    await change({ currency: 'JPY', currency_exponent: 0 }, { currency: 'JPY' });
    await expect.poll(bank).toBeUndefined();
    await expect(putOrder({ ...stripe(), method: orderMethod.bank })).rejects.toThrow(
      sayIn('en')('refusal.method-unavailable'),
    );
    const shown = await stripe().shop.ask('payMethod.all', {}, owner.headers);
    expect(shown.find(({ method }) => method === orderMethod.bank)).toMatchObject({
      ready: 0,
      currency: 'USD',
      fee: 1.5,
    });
    expect(await save({ fee: '150' })).toMatchObject({
      status: 200,
      data: { ready: 1, currency: 'JPY', fee: 150 },
    });
    await expect.poll(bank).toMatchObject({ fee: 150 });
    await change({ currency: 'USD', currency_exponent: 2 }, { currency: 'USD' });
    await expect.poll(bank).toBeUndefined();
    await save({ enabled: false });
  });
});
