// The calls about money: permissions, and what an owner and a seller do with them.
// isolation.test.ts covers access to another's things.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import type { CallName } from '#contract/endpoints.ts';
import { readConfig } from '#hall/config.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { ofManagers, ofOwners } from '../money-calls.ts';
import { openStripe, type StripeStandIn } from '../stand-ins/gateways/stripe.ts';
import { release, sold } from './sold-for-cash.ts';
import { openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
let there: StripeStandIn;
beforeAll(async () => {
  there = await openStripe();
  shop = await openStaffedShop({
    gateways: { at: { ...readConfig({}).gateways.at, stripe: there.url }, loopbackOnly: true },
  });
});
afterAll(async () => {
  await shop.close();
  await there.close();
});
afterEach(async () => expect(await auditMarket(shop.base.db)).toEqual([]));

const mayMake = async (name: CallName, headers: Record<string, string>) =>
  shop.open.ask(name, {}, headers).then(
    () => true,
    () => false,
  );

describe('who may', () => {
  it.each([
    'payMethod.all',
    'commissionRule.all',
    'books.list',
    'ledger.list',
    'books.accounts',
    'books.audit',
    'payout.list',
    'settlement.list',
  ] as CallName[])('%s is for owners', async (name) => {
    expect(ofOwners).toContain(name);
    expect([
      await mayMake(name, shop.owner.headers),
      await mayMake(name, shop.manager.headers),
      await mayMake(name, shop.support.headers),
    ]).toEqual([true, false, false]);
  });
  it.each(['payment.list', 'refund.list', 'transfer.list'] as CallName[])(
    '%s is for owners and managers',
    async (name) => {
      expect(ofManagers).toContain(name);
      expect([
        await mayMake(name, shop.owner.headers),
        await mayMake(name, shop.manager.headers),
        await mayMake(name, shop.support.headers),
      ]).toEqual([true, true, false]);
    },
  );
});

describe('an owner', () => {
  it('sets a payment method up; its keys are tried, saved and never shown', async () => {
    const save = (keys: Record<string, string>) =>
      shop.open.call(
        'POST',
        'admin/payment-method/save',
        { method: orderMethod.stripe, enabled: true, test_mode: true, keys, fee: '1.50' },
        shop.owner.headers,
      );
    expect(
      await save({ secret_key: 'sk_test_wrong0000000000', webhook_secret: 'whsec_x' }),
    ).toMatchObject({ status: 201 });
    expect(await save({ secret_key: there.keys.secretKey })).toMatchObject({
      status: 201,
      data: { form: [expect.stringContaining('Webhook secret')] },
    });
    expect(
      (await shop.open.ask('payMethod.all', {}, shop.owner.headers)).find(
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
        keys: expect.arrayContaining([
          {
            name: 'secret_key',
            secret: 1,
            optional: 0,
            there: 1,
            ends: there.keys.secretKey.slice(-4),
          },
        ]),
      },
    });
    const everything =
      saved.text +
      JSON.stringify(await shop.open.ask('payMethod.all', {}, shop.owner.headers)) +
      JSON.stringify(await shop.open.ask('paymentGateway.read')) +
      JSON.stringify(await shop.base.db.selectFrom('payment_methods').selectAll().execute());
    expect(everything).not.toContain(there.keys.secretKey);
    expect(everything).not.toContain(there.keys.webhookSecret);
    expect(
      await shop.open.call(
        'POST',
        'admin/payment-method/save',
        { method: orderMethod.stripe, enabled: false, keys: { card_number: '4242' } },
        shop.owner.headers,
      ),
    ).toMatchObject({ status: 201 });
    await shop.open.ask(
      'payMethod.save',
      { method: orderMethod.stripe, enabled: false },
      shop.owner.headers,
    );
    await expect.poll(async () => (await shop.open.ask('paymentGateway.read')).stripe).toBe(0);
  });
  it('orders commission, releases, pays out by statement, and the books hold', async () => {
    const asOwner = shop.owner.headers;
    await shop.open.ask('commissionRule.save', { rate: 1000 }, asOwner);
    const own = { rate: 500, store_id: shop.store };
    const saved = await shop.open.ask('commissionRule.save', own, asOwner);
    const ids = saved.map(({ id }) => id);
    await shop.open.ask('commissionRule.order', { ids: ids.toReversed(), seen: ids }, asOwner);
    const rules = await shop.open.ask('commissionRule.all', {}, asOwner);
    expect(rules.map(({ rate }) => rate)).toEqual([500, 1000]);
    await sold(shop);
    expect(await shop.open.ask('sellerMoney.balance', {}, shop.seller.headers)).toMatchObject([
      { held: 24, due: -25 },
    ]);
    await release(shop);
    expect(await shop.open.ask('payout.gather', {}, shop.owner.headers)).toEqual([]);
    await shop.open.ask(
      'books.adjust',
      { id: shop.store, amount: '11.00', reason: 'Goodwill' },
      shop.owner.headers,
    );
    expect([
      await shop.open.ask(
        'payoutSettings.save',
        { release_days: 0, payout_period: 'month' },
        shop.owner.headers,
      ),
      await shop.open.ask('payoutSettings.read', {}, shop.owner.headers),
    ]).toMatchObject(
      Array.from({ length: 2 }, () => ({ release_days: 0, payout_period: 'month' })),
    );
    const [payout] = await shop.open.ask('payout.gather', {}, shop.owner.headers);
    expect(payout).toMatchObject({ store_id: shop.store, amount: 10 });
    const statement = await shop.open.ask(
      'sellerMoney.payout',
      { id: payout?.id },
      shop.helper.headers,
    );
    expect(statement.lines.map(({ why, amount }) => [why, amount])).toEqual([
      ['cash', -25],
      ['earnings', 24],
      ['adjustment', 11],
    ]);
    expect(statement.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
      1000,
    );
    await expect(
      shop.open.ask(
        'sellerMoney.savePayee',
        { payee_name: 'A', iban: 'GB33BUKB20201555555555' },
        shop.helper.headers,
      ),
    ).rejects.toThrow();
    await shop.open.ask(
      'sellerMoney.savePayee',
      { payee_name: 'Copper Lane', iban: 'GB33 BUKB 2020 1555 5555 55' },
      shop.seller.headers,
    );
    const csv = await fetch(`${shop.open.origin}/api/v1/admin/payouts.csv`, {
      headers: shop.owner.headers,
    });
    expect(csv.headers.get('content-type')).toBe('text/csv');
    expect(await csv.text()).toContain('GB33BUKB20201555555555');
    expect(
      await shop.open.ask(
        'openPayout.paid',
        { id: payout?.id, reference: 'BANK-1' },
        shop.owner.headers,
      ),
    ).toMatchObject({ state: 'paid', reference: 'BANK-1' });
    expect(await shop.open.ask('sellerMoney.balance', {}, shop.seller.headers)).toMatchObject([
      { held: 0, due: 0, gathered: 0, paid: 10 },
    ]);
  });
});
