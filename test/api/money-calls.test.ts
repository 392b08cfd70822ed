// The calls of money: who may make them, and what an owner, a manager, a seller and a buyer do with
// them. That nobody reaches another's things is walked by isolation.test.ts.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { deliver } from '../deliver.ts';
import { makeProduct, makeShop, makeStore, makeVisitor, unique } from '../make.ts';
import { stockOf } from '../stock.ts';
import { fillCart, order } from '../carts.ts';
import { ofManagers, ofOwners } from '../money-calls.ts';
import { openMethods } from '../pay.ts';
import type { CallName } from '#contract/endpoints.ts';
import { openShop, type TestShop } from '../shop.ts';
import { openStripe, type StripeStandIn } from '../stand-ins/gateways/stripe.ts';
import { readConfig } from '#hall/config.ts';

let base: Fresh;
let open: TestShop;
let there: StripeStandIn;
let store: number;
let seller: MadeSeller;
let helper: MadeSeller;
let owner: MadeStaff;
let manager: MadeStaff;
let support: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  there = await openStripe();
  open = await openShop(base, {
    gateways: {
      at: { ...readConfig({}).gateways.at, stripe: there.url },
      loopbackOnly: true,
    },
  });
  store = await makeStore(base.db);
  [seller, helper] = [
    await makeSeller(base, store),
    await makeSeller(base, store, { role: 'staff' }),
  ];
  [owner, manager, support] = [
    await makeStaff(base, 'owner'),
    await makeStaff(base, 'manager'),
    await makeStaff(base, 'support'),
  ];
});
afterAll(async () => {
  await open.close();
  await there.close();
  await base.close();
});
afterEach(async () => expect(await auditMarket(base.db)).toEqual([]));

const may = async (name: CallName, headers: Record<string, string>) =>
  open.ask(name, {}, headers).then(
    () => true,
    () => false,
  );

/** A delivered cash order of one thing of the store, in minor units of the shop. */
async function sold(): Promise<{ id: number; total: number; line: number; inventory: number }> {
  const visitor = makeVisitor();
  const product = await makeProduct(base.db, { store, selling: 2000, shipping: 500 });
  await fillCart(base.db, visitor, { product });
  const { id, total } = await order(base.db, await open.services.market(), visitor);
  await deliver(base.db, id);
  const { id: line } = await base.db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, total, line, inventory: product.inventory };
}
const release = async () => {
  await base.db.updateTable('settings').set({ release_days: 0 }).execute();
  await transaction(base.db, (tx) => releaseEarnings(tx, new Date()));
};

describe('who may', () => {
  it.each([
    'payMethod.all',
    'commissionRule.all',
    'books.balances',
    'books.accounts',
    'books.audit',
    'payout.all',
    'settlement.all',
  ] as CallName[])('%s is for owners', async (name) => {
    expect(ofOwners).toContain(name);
    expect([
      await may(name, owner.headers),
      await may(name, manager.headers),
      await may(name, support.headers),
    ]).toEqual([true, false, false]);
  });
  it.each(['payment.all', 'refund.all', 'transfer.all'] as CallName[])(
    '%s is for owners and managers',
    async (name) => {
      expect(ofManagers).toContain(name);
      expect([
        await may(name, owner.headers),
        await may(name, manager.headers),
        await may(name, support.headers),
      ]).toEqual([true, true, false]);
    },
  );
});

describe('an owner', () => {
  it('sets a way to pay; its keys are tried, kept and never shown', async () => {
    const save = (keys: Record<string, string>) =>
      open.call(
        'POST',
        'admin/payment-method/save',
        { method: orderMethod.stripe, enabled: true, test_mode: true, keys, fee: '1.50' },
        owner.headers,
      );
    expect(
      await save({ secret_key: 'sk_test_wrong0000000000', webhook_secret: 'whsec_x' }),
    ).toMatchObject({ status: 201 });
    expect(await save({ secret_key: there.keys.secretKey })).toMatchObject({
      status: 201,
      data: { form: [expect.stringContaining('webhook_secret')] },
    });
    expect(
      (await open.ask('payMethod.all', {}, owner.headers)).find(
        ({ method }) => method === orderMethod.stripe,
      ),
    ).toMatchObject({ enabled: 0, ready: 0 });
    const saved = await save({
      secret_key: there.keys.secretKey,
      webhook_secret: there.keys.webhookSecret,
    });
    expect(saved).toMatchObject({
      status: 200,
      data: {
        enabled: 1,
        ready: 1,
        fee: 1.5,
        keys: expect.arrayContaining([{ name: 'secret_key', secret: 1, there: 1 }]),
      },
    });
    const everything =
      saved.text +
      JSON.stringify(await open.ask('payMethod.all', {}, owner.headers)) +
      JSON.stringify(await open.ask('paymentGateway.read')) +
      JSON.stringify(await base.db.selectFrom('payment_methods').selectAll().execute());
    expect(everything).not.toContain(there.keys.secretKey);
    expect(everything).not.toContain(there.keys.webhookSecret);
    expect(
      await open.call(
        'POST',
        'admin/payment-method/save',
        { method: orderMethod.stripe, enabled: false, keys: { card_number: '4242' } },
        owner.headers,
      ),
    ).toMatchObject({ status: 201 });
    await open.ask('payMethod.save', { method: orderMethod.stripe, enabled: false }, owner.headers);
    await expect.poll(async () => (await open.ask('paymentGateway.read')).stripe).toBe(0);
  });
  it('orders commission, releases, pays out by statement, and the books hold', async () => {
    await open.ask('commissionRule.save', { rate: 1000 }, owner.headers);
    const [first] = await open
      .ask('commissionRule.save', { rate: 500, store_id: store }, owner.headers)
      .then((rules) => rules.filter((rule) => rule.store_id === store));
    const moved = await open.ask('commissionRule.move', { id: first?.id, place: 1 }, owner.headers);
    expect(moved.map(({ rate }) => rate)).toEqual([500, 1000]);
    await sold();
    expect(await open.ask('sellerMoney.balance', {}, seller.headers)).toMatchObject([
      { held: 24, due: -25 },
    ]);
    await release();
    expect(await open.ask('payout.gather', {}, owner.headers)).toEqual([]);
    await open.ask(
      'books.adjust',
      { id: store, amount: '11.00', reason: 'Goodwill' },
      owner.headers,
    );
    expect([
      await open.ask(
        'payoutSettings.save',
        { release_days: 0, payout_period: 'month' },
        owner.headers,
      ),
      await open.ask('payoutSettings.read', {}, owner.headers),
    ]).toMatchObject(
      Array.from({ length: 2 }, () => ({ release_days: 0, payout_period: 'month' })),
    );
    const [payout] = await open.ask('payout.gather', {}, owner.headers);
    expect(payout).toMatchObject({ store_id: store, amount: 10 });
    const statement = await open.ask('sellerMoney.payout', { id: payout?.id }, helper.headers);
    expect(statement.lines.map(({ why, amount }) => [why, amount])).toEqual([
      ['cash', -25],
      ['earnings', 24],
      ['adjustment', 11],
    ]);
    expect(statement.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
      1000,
    );
    await expect(
      open.ask(
        'sellerMoney.savePayee',
        { payee_name: 'A', iban: 'GB33BUKB20201555555555' },
        helper.headers,
      ),
    ).rejects.toThrow();
    await open.ask(
      'sellerMoney.savePayee',
      { payee_name: 'Copper Lane', iban: 'GB33 BUKB 2020 1555 5555 55' },
      seller.headers,
    );
    const csv = await fetch(`${open.origin}/api/v1/admin/payouts.csv`, { headers: owner.headers });
    expect(csv.headers.get('content-type')).toBe('text/csv');
    expect(await csv.text()).toContain('GB33BUKB20201555555555');
    expect(
      await open.ask('openPayout.paid', { id: payout?.id, reference: 'BANK-1' }, owner.headers),
    ).toMatchObject({ state: 'paid', reference: 'BANK-1' });
    expect(await open.ask('sellerMoney.balance', {}, seller.headers)).toMatchObject([
      { held: 0, due: 0, gathered: 0, paid: 10 },
    ]);
  });
});

describe('a manager', () => {
  it('gives back an amount, pieces with their stock, and all that is left; never more', async () => {
    const { id, total, line, inventory } = await sold();
    const refund = (wish: object) =>
      open.call('POST', `admin/refund/${id}`, { reason: 'Broken.', ...wish }, manager.headers);
    const before = await stockOf(base.db, inventory);
    expect(await refund({ amount: '3.00' })).toMatchObject({
      status: 200,
      data: { amount: 3, state: 'pending', by_hand: 1 },
    });
    for (const amount of ['1000', '-1', '0', '1e3', ['1'], { a: 1 }])
      expect((await refund({ amount })).status).toBe(201);
    expect(await refund({ lines: [{ id: line, quantity: 1 }], back: true })).toMatchObject({
      status: 200,
      data: { amount: 20 },
    });
    expect(await stockOf(base.db, inventory)).toBe(before);
    expect((await refund({ lines: [{ id: line, quantity: 1 }] })).status).toBe(201);
    expect(await refund({})).toMatchObject({ status: 200, data: { amount: total / 100 - 23 } });
    expect((await refund({})).status).toBe(201);
    const { data: waiting } = await open.ask('refund.all', { state: 'pending' }, manager.headers);
    for (const { id: one } of waiting)
      expect(
        await open.ask('refund.done', { id: one, reference: 'by hand' }, manager.headers),
      ).toMatchObject({ state: 'succeeded' });
    expect(
      (await open.call('POST', `admin/refund/done/${waiting[0]?.id}`, {}, manager.headers)).status,
    ).toBe(201);
    expect(await stockOf(base.db, inventory)).toBe(before + 1);
  });
  it('gives pieces back that were said twice as those that they are, and none that nothing was paid for', async () => {
    const visitor = makeVisitor();
    const [lamp, clip] = [
      await makeProduct(base.db, { store, selling: 1000, shipping: 9000 }),
      await makeProduct(base.db, { store, selling: 1, shipping: 0, bundle: { buy: 2, free: 1 } }),
    ];
    await fillCart(
      base.db,
      visitor,
      { product: lamp, quantity: 2 },
      { product: clip, quantity: 2 },
    );
    const { id } = await order(base.db, await open.services.market(), visitor);
    const refund = (...lines: object[]) =>
      open.call(
        'POST',
        `admin/refund/${id}`,
        { reason: 'Broken.', lines, back: true },
        manager.headers,
      );
    await deliver(base.db, id);
    const [one, cent] = (
      await base.db
        .selectFrom('order_lines')
        .select('id')
        .where('order_id', '=', id)
        .orderBy('id')
        .execute()
    ).map((row) => ({ id: row.id, quantity: 1 }));
    if (!one || !cent) throw new Error('Two lines were ordered.');
    // the second of two for a cent cost nothing
    expect(await refund(cent)).toMatchObject({ status: 200, data: { amount: 0.01 } });
    for (const wrong of [[one, one, one], [cent], [one, cent]])
      expect(await refund(...wrong)).toMatchObject({ http: 200, status: 201 });
    expect(await refund(one, one)).toMatchObject({ status: 200, data: { amount: 20 } });
    const made = await base.db
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', id)
      .orderBy('id')
      .execute();
    for (const { id: done } of made)
      await open.ask('refund.done', { id: done, reference: 'by hand' }, manager.headers);
    expect([
      await refund(one),
      await stockOf(base.db, lamp.inventory),
      await stockOf(base.db, clip.inventory),
    ]).toMatchObject([{ status: 201 }, 100, 99]);
  });
  it('accepts a transfer, refuses another with a reason; an id is good for one order', async () => {
    const market = await openMethods(base.db, [orderMethod.bank]);
    const trans_id = unique('TX');
    const place = async () => {
      const visitor = makeVisitor();
      await fillCart(base.db, visitor, { product: await makeProduct(base.db, { store }) });
      await open.services.market();
      const { id } = await order(base.db, market, visitor, { method: orderMethod.bank });
      return { id, user_token: visitor.token };
    };
    const [one, two] = [await place(), await place()];
    for (const each of [one, two]) {
      const { beginPayment } = await import('#market/payments/begin-payment.ts');
      const { visitor } = await import('#market/settings/actor.ts');
      await transaction(base.db, (tx) =>
        beginPayment(tx, visitor(each.user_token, { language: 'en', timeZone: 'UTC' }), {
          orderId: each.id,
          method: orderMethod.bank,
          market,
          gateways: open.services.gateways,
        }),
      );
    }
    await open.ask('orderPayment.tellTransfer', { ...one, trans_id });
    expect(
      await open.call('POST', 'order/transaction', { ...two, trans_id: trans_id.toLowerCase() }),
    ).toMatchObject({ status: 201 });
    await open.ask('orderPayment.tellTransfer', { ...two, trans_id: unique('TX') });
    const [first, second] = (await open.ask('transfer.all', {}, manager.headers)).data;
    await open.ask('transfer.accept', { id: first?.id }, manager.headers);
    expect(
      (await open.call('POST', `admin/transfer/accept/${first?.id}`, {}, manager.headers)).status,
    ).toBe(201);
    await open.ask('transfer.refuse', { id: second?.id, reason: 'Not there.' }, manager.headers);
    expect([
      await open.ask('order.byUser', { user_token: one.user_token, order_id: one.id }),
      await open.ask('order.byUser', { user_token: two.user_token, order_id: two.id }),
    ]).toMatchObject([
      { payment_done: 1, trans_id, pay: { state: 'paid' } },
      { payment_done: 0, pay: { transfer: { state: 'refused', reason: 'Not there.' } } },
    ]);
  });
});
