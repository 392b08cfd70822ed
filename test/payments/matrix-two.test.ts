// The matrix when a buyer can choose between gateways, with the fee of each, and when one of them
// is switched off.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { sayIn } from '#words/say.ts';
import { deliver } from '../deliver.ts';
import { openAtShops, type AtShop } from './at-shop.ts';
import { paidOnce, standing, until } from './order-standing.ts';
import { comeBack, placeAt, pressAt, putOrder } from './buyers.ts';
import { cases } from './cases.ts';
import { expectNoSecrets } from './secrets.ts';

type Setting = Partial<{ enabled: boolean; fee: number; sealed: string | null }>;
const FEE = 250;
let all: AtShop[];
beforeAll(async () => {
  all = await openAtShops(cases);
});
afterAll(async () => {
  await expectNoSecrets(all);
  await all[0]?.close();
});
afterEach(async () => {
  for (const at of all) expect(await auditMarket(at.base.db)).toEqual([]);
});

/** Sets a payment method, as the owner does, and waits until the shop knows. */
async function set({ base: { db }, shop, method }: AtShop, setting: Setting): Promise<void> {
  await transaction(db, async (tx) => {
    await tx
      .updateTable('payment_methods')
      .set({ ...setting, updated_at: new Date() })
      .where('method', '=', method)
      .execute();
    await touch(tx, 'settings');
  });
  await vi.waitFor(
    async () =>
      expect(
        (await shop.services.market()).methods.find((one) => one.method === method),
      ).toMatchObject(setting),
    { timeout: 60_000, interval: 10 },
  );
}
const methodOf = async ({ base }: AtShop, id: number) =>
  base.db
    .selectFrom('orders')
    .select(['order_method', 'fee', 'total', 'paid'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe.each(
  cases.map(({ name }, at) => ({
    first: name,
    second: cases[(at + 1) % cases.length]?.name ?? name,
  })),
)('$first, then $second', ({ first, second }) => {
  let one: AtShop;
  let two: AtShop;
  beforeAll(() => {
    [one, two] = [first, second].map((wanted) => all.find(({ name }) => name === wanted)) as [
      AtShop,
      AtShop,
    ];
  });
  afterEach(() => set(two, { fee: 0 }));
  const noticeOf = (name: string) => cases.find((one) => one.name === name)?.paid ?? '';

  it('pays an order once when both are paid at once, and refunds the rest', async () => {
    const order = await placeAt(one);
    const again = await pressAt(two, order);
    expect(again.total).toBe(order.total);
    const backs = [one.there.pay(order.ref), two.there.pay(again.ref)];
    await Promise.all([
      ...backs.map(comeBack),
      one.there.notify(noticeOf(first), order.ref),
      two.there.notify(noticeOf(second), again.ref),
    ]);
    const sides = [
      { at: one, order },
      { at: two, order: again },
    ];
    const madeOf = () => sides.map((side) => side.at.there.made(side.order.key));
    // What PayPal's buyer approved is taken only while the order waits for money, so it may have
    // been too late.
    const taken = () => madeOf().filter(({ received }) => received > 0);
    await until(one, order, { done: true, paid: order.total, refunded: 0, paidEvents: 1 });
    await vi.waitFor(
      async () =>
        expect((await standing(one, order.id)).payments.some(({ state }) => state === 'sent')).toBe(
          false,
        ),
      { timeout: 60_000 },
    );
    await until(one, order, {
      refunds: taken().length === 2 ? [{ amount: order.total, state: 'succeeded' }] : [],
    });
    const { payments } = await standing(one, order.id);
    const left = first === 'paypal' || second === 'paypal' ? ['cancelled', 'review'] : ['review'];
    expect(payments.filter(({ state }) => state === 'succeeded')).toHaveLength(1);
    expect(payments.filter(({ state }) => left.includes(state))).toHaveLength(1);
    expect(madeOf().map(({ received }) => received)).toEqual(
      payments.map(({ state }) => (state === 'cancelled' ? 0 : order.total)),
    );
    expect(madeOf().map(({ back }) => back)).toEqual(
      payments.map(({ state }) => (state === 'review' ? [order.total] : [])),
    );
    expect((await methodOf(one, order.id)).order_method).toBe(
      payments[0]?.state === 'succeeded' ? one.method : two.method,
    );
  });
  it('asks for the fee of the method that was chosen last', async () => {
    await set(two, { fee: FEE });
    const dear = await placeAt(one);
    const again = await pressAt(two, dear);
    expect([again.total - dear.total, await methodOf(one, dear.id)]).toMatchObject([
      FEE,
      { fee: FEE, total: dear.total + FEE, order_method: two.method },
    ]);
    await comeBack(two.there.pay(again.ref));
    expect([await standing(one, dear.id), two.there.made(again.key).received]).toMatchObject([
      { done: true, paid: dear.total + FEE, total: dear.total + FEE },
      dear.total + FEE,
    ]);
  });
  it('charges the fee of the method that was paid by, not the one chosen later', async () => {
    await set(two, { fee: FEE });
    for (const [at, other] of [
      [one, two],
      [two, one],
    ] as const) {
      const order = await placeAt(at);
      await pressAt(other, order);
      await comeBack(at.there.pay(order.ref));
      expect([await standing(at, order.id), await methodOf(at, order.id)]).toMatchObject([
        { done: true, paid: order.total, refunds: [] },
        { order_method: at.method, total: order.total, fee: at === two ? FEE : 0 },
      ]);
      await deliver(at.base.db, order.id);
    }
  });
});

describe.each(cases)('an amount or a country that $name does not take', ({ name, paid }) => {
  let at: AtShop;
  beforeAll(() => {
    at = all.find((one) => one.name === name) as AtShop;
  });
  const offered = async () => {
    const offer = await at.shop.ask('paymentGateway.read');
    return [
      offer.methods.some(({ method }) => method === at.method),
      offer[name === 'iyzico' ? 'iyzico_payment' : name],
    ];
  };
  const refusal = { status: 201, message: sayIn('en')('refusal.method-unavailable') };

  it.each<[string, Setting]>([
    ['switched off', { enabled: false }],
    ['without its keys', { sealed: null }],
  ])(
    '%s: is not offered, and is refused when it is asked for all the same',
    async (how, setting) => {
      const { sealed, enabled } = await at.base.db
        .selectFrom('payment_methods')
        .select(['sealed', 'enabled'])
        .where('method', '=', at.method)
        .executeTakeFirstOrThrow();
      const open = await placeAt(at);
      const begun = await putOrder({ ...at, method: orderMethod.cashOnDelivery });
      expect(await offered()).toEqual([true, 1]);
      await set(at, setting);
      await expect.poll(offered).toEqual([false, 0]);
      await expect(putOrder(at)).rejects.toThrow(refusal.message);
      expect(
        await at.shop.call('POST', 'order/pay', {
          user_token: begun.token,
          id: begun.id,
          order_method: at.method,
        }),
      ).toMatchObject(refusal);
      expect(
        await at.shop.call('POST', 'order/pay', {
          user_token: open.token,
          id: open.id,
          order_method: at.method,
        }),
      ).toMatchObject(refusal);
      at.there.pay(open.ref);
      if (how === 'switched off') expect(await at.there.notify(paid, open.ref)).toEqual([200]);
      else expect(await at.there.notify(paid, open.ref)).toEqual([404]);
      await set(at, { sealed, enabled });
      if (how !== 'switched off') await at.there.notify(paid, open.ref);
      await until(at, open, paidOnce(open));
      await expect.poll(offered).toEqual([true, 1]);
    },
  );
});
