// What can go wrong between a shop and a gateway, for every gateway: the shop and the gateway's
// stand-in use real HTTP, and a worker is running.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { queueDueChecks } from '#market/payments/check-payment.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { giveBack, openAtShop, type AtShop } from './at-shop.ts';
import { paidOnce, standing, until } from './order-standing.ts';
import { beginAt, cancelAt, comeBack, placeAt } from './buyers.ts';
import { cases } from './cases.ts';
import { forgedHeaders, postNotice } from './post-notice.ts';

describe.each(cases)('$name', ({ name, open, paid, failed }) => {
  let at: AtShop;
  beforeAll(async () => {
    at = await openAtShop(name, open);
  });
  afterAll(() => at?.close());
  afterEach(async () => {
    at.there.alter(null);
    expect(await auditMarket(at.base.db)).toEqual([]);
  });

  it('pays an order once, whether the notice or the shopper comes back first', async () => {
    const first = await placeAt(at);
    const second = await placeAt(at);
    const back = at.there.pay(first.ref);
    expect(await at.there.notify(paid, first.ref)).toEqual([200]);
    await until(at, first, paidOnce(first));
    expect(await comeBack(back)).toEqual({
      status: 303,
      to: `/payment-callback?order=${first.id}`,
    });
    expect(await comeBack(at.there.pay(second.ref))).toMatchObject({ status: 303 });
    expect(await standing(at, second.id)).toMatchObject(paidOnce(second));
    expect(await at.there.notify(paid, second.ref)).toEqual([200]);
    expect(await standing(at, first.id)).toMatchObject(paidOnce(first));
  });
  it('takes a notice that comes three times at once for one', async () => {
    const order = await placeAt(at);
    at.there.pay(order.ref);
    expect(await at.there.notify(paid, order.ref, { times: 3 })).toEqual([200, 200, 200]);
    await until(at, order, paidOnce(order));
    expect(
      await at.base.db
        .selectFrom('payment_events')
        .select('event_id')
        .where('payment_id', '=', order.payment)
        .execute(),
    ).toHaveLength(1);
  });
  it('finds a payment by the clock when no notice came and nobody came back', async () => {
    const order = await placeAt(at);
    at.there.pay(order.ref);
    await at.base.db
      .updateTable('payments')
      .set({ look_at: new Date(0) })
      .where('id', '=', order.payment)
      .execute();
    await transaction(at.base.db, (tx) => queueDueChecks(tx));
    await until(at, order, paidOnce(order));
  });
  it('finds a payment when the shopper looks at their order', async () => {
    const order = await placeAt(at);
    at.there.pay(order.ref);
    expect(
      await at.shop.ask('orderPayment.done', {
        user_token: order.token,
        id: order.id,
        order_method: at.method,
      }),
    ).toMatchObject({ payment_done: 1 });
  });
  it.each([
    ['less money', { amount: 1 }],
    ['money of another currency', { currency: 'EUR' }],
  ])('puts %s than was asked for before staff, and leaves the order unpaid', async (_, change) => {
    const order = await placeAt(at);
    const back = at.there.pay(order.ref);
    at.there.alter(change);
    await comeBack(back);
    expect(await standing(at, order.id)).toMatchObject({
      done: false,
      paid: 0,
      payments: [{ state: 'review' }],
    });
  });
  it('does not pay an order with the genuine payment of another', async () => {
    const order = await placeAt(at);
    const other = await placeAt(at);
    const genuine = at.there.pay(other.ref);
    await comeBack({
      ...genuine,
      url: genuine.url.replace(other.key, order.key),
      fields: { ...genuine.fields },
    });
    expect(await standing(at, order.id)).toMatchObject({ done: false, paid: 0 });
    await comeBack(genuine);
    expect(await standing(at, other.id)).toMatchObject(paidOnce(other));
  });
  it('refuses forged notices and changes nothing', async () => {
    const order = await placeAt(at);
    at.there.pay(order.ref);
    const { body, headers } = at.there.notice(paid, order.ref);
    for (const forged of [
      { body, headers: {} },
      { body, headers: forgedHeaders(headers) },
      { body: '', headers },
      { body: '[]', headers },
      { body: '{', headers: {} },
    ])
      expect([400, 401]).toContain(await postNotice(at, forged));
    expect(await postNotice(at, { body: body.padEnd(300_000), headers })).toBe(413);
    expect(await standing(at, order.id)).toMatchObject({ done: false });
  });
  it('books nothing again when a shopper comes back twice', async () => {
    const order = await placeAt(at);
    const back = at.there.pay(order.ref);
    const [first, second] = [await comeBack(back), await comeBack(back)];
    expect([first, await standing(at, order.id)]).toMatchObject([second, paidOnce(order)]);
  });
  it('sends money back by itself that comes after its order was closed or cancelled', async () => {
    const closed = await placeAt(at);
    const cancelled = await placeAt(at);
    // a page that should end stays open all the same
    at.there.fault('POST /v1/checkout/sessions/', 'error', 99);
    await closeUnpaid(at.base.db, new Date(Date.now() + 2 * 3_600_000));
    await cancelAt(at, cancelled).catch(() => {});
    const goesBack = (total: number) => ({
      payments: [{ state: 'review', reason: 'order-closed' }],
      refunds: [{ amount: total, state: 'succeeded' }],
    });
    // approved at PayPal, and never captured
    const leftThere = { payments: [{ state: 'cancelled' }], refunds: [] };
    for (const order of [closed, cancelled]) {
      const back = at.there.pay(order.ref);
      for (const again of [back, back]) await comeBack(again);
      await until(at, order, {
        done: false,
        gone: true,
        ...(name === 'paypal' ? leftThere : goesBack(order.total)),
      });
    }
    if (name === 'paypal')
      expect([closed, cancelled].map(({ key }) => at.there.made(key).received)).toEqual([0, 0]);
    at.there.mend();
  });
  it.each(['error', 'reset', 'html', 'rate-limit', 'huge'] as const)(
    'leaves an order to be paid when the gateway answers with %s',
    async (fault) => {
      const order = await placeAt(at);
      const back = at.there.pay(order.ref);
      at.there.fault('/', fault, 9);
      expect(await comeBack(back)).toMatchObject({ status: 303 });
      expect(await standing(at, order.id)).toMatchObject({ done: false, paid: 0 });
      at.there.mend();
      await comeBack(back);
      expect(await standing(at, order.id)).toMatchObject(paidOnce(order));
    },
  );
  it('opens one payment when “pay” is pressed several times', async () => {
    const order = await placeAt(at);
    const all = await Promise.all([1, 2, 3].map(() => beginAt(at, order)));
    expect([
      new Set(all.map((action) => JSON.stringify(action))).size,
      (await standing(at, order.id)).payments.length,
    ]).toEqual([1, 1]);
  });
  it('is paid after a declined card, whatever a late notice of the decline says', async () => {
    const order = await placeAt(at);
    await comeBack(at.there.decline(order.ref));
    expect((await standing(at, order.id)).done).toBe(false);
    const stale = at.there.notice(failed, order.ref);
    await comeBack(at.there.pay(order.ref));
    expect(await standing(at, order.id)).toMatchObject(paidOnce(order));
    await postNotice(at, stale);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(await standing(at, order.id)).toMatchObject(paidOnce(order));
  });
  it('waits while the gateway is not sure, and pays the order when it is', async () => {
    const order = await placeAt(at);
    await comeBack(at.there.hold(order.ref));
    expect(await standing(at, order.id)).toMatchObject({ done: false, paid: 0 });
    at.there.release(order.ref);
    await at.there.notify(paid, order.ref);
    await until(at, order, paidOnce(order));
  });
  it('refunds in parts and in full, each once, and never more than was paid', async () => {
    const order = await placeAt(at);
    await comeBack(at.there.pay(order.ref));
    await giveBack(at, order.id, 100);
    await giveBack(at, order.id, order.total - 100);
    await expect(giveBack(at, order.id, 1)).rejects.toMatchObject({ code: 'refund-too-much' });
    await until(at, order, {
      refunded: order.total,
      refunds: [
        { amount: 100, state: 'succeeded' },
        { amount: order.total - 100, state: 'succeeded' },
      ],
    });
  });
  it('lets an order be paid that was cancelled on the gateway’s page', async () => {
    const order = await placeAt(at);
    expect(await comeBack(at.there.cancel(order.ref))).toEqual({
      status: 303,
      to: expect.stringMatching(
        new RegExp(
          `^/(user/order/${order.id}\\?payment=cancelled|payment-callback\\?order=${order.id})$`,
        ),
      ),
    });
    expect(await beginAt(at, order)).not.toBeNull();
  });
  it('leads to pages of its own from any return address, whatever stands in it', async () => {
    const order = await placeAt(at);
    const url = `${at.shop.origin}/api/v1/payment/return/`;
    for (const [method, path, body] of [
      ['GET', 'pay_nobody?next=//evil.example', null],
      ['POST', `${order.key}?url=https://evil.example`, 'a=1&a=2&token[]=x'],
      ['GET', `${order.key}?token=${'x'.repeat(2000)}`, null],
    ] as const) {
      const answer = await fetch(`${url}${path}`, {
        method,
        redirect: 'manual',
        ...(body === null
          ? {}
          : { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        path.startsWith('pay_nobody') ? '/user/orders' : `/payment-callback?order=${order.id}`,
      ]);
    }
    expect((await standing(at, order.id)).done).toBe(false);
  });
});
