// The matrix of currencies: without decimals, with three, and the largest amounts; exact at the
// gateway, in the order and in the books.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { decimalText, exponentOf } from '#base/currency.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { sayIn } from '#words/say.ts';
import { deliver } from '../deliver.ts';
import { makeProduct } from '../make.ts';
import { giveBack, openAtShops, type AtShop, type GatewayName } from './at-shop.ts';
import { paidOnce, standing, until } from './order-standing.ts';
import { comeBack, placeAt, putOrder } from './buyers.ts';
import { cases, only } from './cases.ts';
import { expectNoSecrets } from './secrets.ts';

const UNAVAILABLE = sayIn('en')('refusal.method-unavailable');
const SHIPPING = 500;
/**
 * The most that each gateway takes, or that the shop lets anybody ask for (twelve digits before the
 * point), in minor units with two decimals.
 */
const MOST: Record<GatewayName, number> = {
  stripe: 99_999_999,
  paypal: 999_999_999_999,
  razorpay: 99_999_999_999_999,
  flutterwave: 99_999_999_999_999,
  iyzico: 99_999_999_999_999,
};
const TAKEN: Record<string, GatewayName[]> = {
  JPY: ['razorpay', 'stripe', 'paypal'],
  KWD: ['razorpay', 'stripe'],
};

describe.each([
  ['JPY', [1, 50, 1234, 98_765_432]],
  ['KWD', [10, 1230, 999_990, 99_999_490]],
] as const)('27: in %s', (currency, prices) => {
  let all: AtShop[];
  beforeAll(async () => {
    all = await openAtShops(cases, currency);
  });
  afterAll(async () => {
    if (all) await expectNoSecrets(all);
    await all?.[0]?.close();
  });
  afterEach(async () => {
    if (all[0]) expect(await auditMarket(all[0].base.db)).toEqual([]);
  });
  const at = (wanted: GatewayName): AtShop => {
    const found = all.find(({ name }) => name === wanted);
    if (!found) throw new Error(wanted);
    return found;
  };
  const thing = ({ base }: AtShop, selling: number) =>
    makeProduct(base.db, { selling, shipping: SHIPPING });

  it.each(TAKEN[currency] ?? [])('%s is paid exactly, and gives back exactly', async (name) => {
    const own = at(name);
    for (const price of prices) {
      const order = await placeAt(own, { product: await thing(own, price) });
      const total = price + SHIPPING;
      await comeBack(own.there.pay(order.ref));
      const shown = await own.shop.ask('order.byUser', {
        user_token: order.token,
        order_id: order.id,
      });
      expect([order.total, await standing(own, order.id), shown]).toMatchObject([
        total,
        { ...paidOnce(order), total },
        { calculated: { total_price: Number(decimalText(total, exponentOf(currency))) } },
      ]);
      await deliver(own.base.db, order.id);
      await giveBack(own, order.id, 10);
      await giveBack(own, order.id, total - 10);
      await until(own, order, {
        refunded: total,
        refunds: [
          { amount: 10, state: 'succeeded' },
          { amount: total - 10, state: 'succeeded' },
        ],
      });
      expect([
        own.there.made(order.key).received,
        own.there.made(order.key).back.toSorted((a, b) => a - b),
      ]).toEqual([total, [10, total - 10]]);
    }
  });
  it('gateways that do not take it are not offered, and refused when asked for', async () => {
    const offered = (await at('stripe').shop.ask('paymentGateway.read')).methods.map(
      ({ method }) => method,
    );
    for (const own of all) {
      expect(offered.includes(own.method), own.name).toBe(TAKEN[currency]?.includes(own.name));
      if (!TAKEN[currency]?.includes(own.name))
        await expect(putOrder(own)).rejects.toThrow(UNAVAILABLE);
    }
  });
  if (currency === 'KWD')
    it.each(TAKEN.KWD ?? [])(
      '%s is not asked for less than ten fils: such an order is not placed with it',
      async (name) => {
        const own = at(name);
        const before = await own.base.db.selectFrom('orders').select('id').execute();
        await expect(putOrder(own, { product: await thing(own, 1005) })).rejects.toThrow(
          UNAVAILABLE,
        );
        expect(await own.base.db.selectFrom('orders').select('id').execute()).toEqual(before);
      },
    );
});

describe('the largest amount', () => {
  let all: AtShop[];
  beforeAll(async () => {
    all = await openAtShops(cases);
  });
  afterAll(async () => {
    await all?.[0]?.close();
  });
  const total = (own: AtShop, amount: number) =>
    makeProduct(own.base.db, { selling: amount - SHIPPING, shipping: SHIPPING });

  it.each(cases.map(({ name }) => name))('of %s is exact', async (name) => {
    const own = all.find((one) => one.name === name);
    if (!own) throw new Error(name);
    const order = await placeAt(own, { product: await total(own, MOST[name]) });
    await comeBack(own.there.pay(order.ref));
    await giveBack(own, order.id, MOST[name]);
    await until(own, order, {
      ...paidOnce(order),
      paid: MOST[name],
      refunded: MOST[name],
      refunds: [{ state: 'succeeded' }],
    });
    expect([own.there.made(order.key), await auditMarket(own.base.db)]).toEqual([
      { opened: 1, received: MOST[name], back: [MOST[name]] },
      [],
    ]);
  });
  it.each(only('stripe', 'paypal').map(({ name }) => name))(
    'of %s and one more is not asked for',
    async (name) => {
      const own = all.find((one) => one.name === name);
      if (own)
        await expect(putOrder(own, { product: await total(own, MOST[name] + 1) })).rejects.toThrow(
          UNAVAILABLE,
        );
    },
  );
});
