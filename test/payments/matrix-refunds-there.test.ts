// The matrix when somebody makes a refund at the gateway's own pages: by notice or found by
// checking, before ours, after ours, and while ours is under way.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { giveBack, openAtShop, type AtShop } from './at-shop.ts';
import { standing, until } from './order-standing.ts';
import { buyAt, type Waiting } from './buyers.ts';
import { checkNow, followNow } from './checks.ts';
import { cases } from './cases.ts';
import { expectNoSecrets } from './secrets.ts';

describe.each(cases)('$name', ({ name, open, refunded, givingBack }) => {
  let at: AtShop;
  beforeAll(async () => {
    at = await openAtShop(name, open);
  });
  afterAll(async () => {
    if (at) await expectNoSecrets([at]);
    await at?.close();
  });
  afterEach(async () => {
    at.there.mend();
    at.there.refundsWait = false;
    expect(await auditMarket(at.base.db)).toEqual([]);
  });
  const sources = async (order: Waiting) =>
    (
      await at.base.db
        .selectFrom('refunds')
        .select('source')
        .where('order_id', '=', order.id)
        .orderBy('id')
        .execute()
    ).map(({ source }) => source);
  const ended = (...amounts: number[]) => amounts.map((amount) => ({ amount, state: 'succeeded' }));

  it('a full refund made at the gateway is found, and nothing is left to refund', async () => {
    const order = await buyAt(at);
    at.there.refundThere(order.ref, order.total);
    await followNow(at, order);
    await until(at, order, { refunded: order.total, refunds: ended(order.total) });
    expect(await sources(order)).toEqual(['gateway']);
    await expect(giveBack(at, order.id, 1)).rejects.toMatchObject({ code: 'refund-too-much' });
  });
  if (refunded)
    it('a part that went back at the gateway is booked once, however often it is reported', async () => {
      const order = await buyAt(at);
      const ref = at.there.refundThere(order.ref, 400);
      expect(await at.there.notify(refunded, ref, { times: 3 })).toEqual([200, 200, 200]);
      await until(at, order, { refunded: 400, refunds: ended(400) });
      await checkNow(at, order);
      expect(await at.there.notify(refunded, ref)).toEqual([200]);
      await checkNow(at, order);
      expect(await standing(at, order.id)).toMatchObject({ refunded: 400, refunds: ended(400) });
      await giveBack(at, order.id, order.total - 400);
      await until(at, order, { refunded: order.total, refunds: ended(400, order.total - 400) });
      expect(at.there.made(order.key).back).toEqual([400, order.total - 400]);
    });
  it('a part that went back there after ours is booked beside it, and ours not again', async () => {
    const order = await buyAt(at);
    await giveBack(at, order.id, 300);
    await until(at, order, { refunds: ended(300) });
    await checkNow(at, order);
    expect(await sources(order)).toEqual(['market']);
    at.there.refundThere(order.ref, 200);
    await Promise.all([checkNow(at, order), checkNow(at, order)]);
    expect([await standing(at, order.id), await sources(order)]).toMatchObject([
      { refunded: 500, refunds: ended(300, 200) },
      ['market', 'gateway'],
    ]);
  });
  it('a full refund there before ours makes ours fail, and is booked instead', async () => {
    const order = await buyAt(at);
    at.there.refundThere(order.ref, order.total);
    await giveBack(at, order.id, order.total);
    await until(at, order, {
      refunded: order.total,
      refunds: [
        { amount: order.total, state: 'failed' },
        { amount: order.total, state: 'succeeded' },
      ],
    });
    expect([await sources(order), at.there.made(order.key).back]).toEqual([
      ['market', 'gateway'],
      [order.total],
    ]);
  });
  it('our own refund whose answer was lost is found as ours, not as one more', async () => {
    const order = await buyAt(at);
    at.there.fault(givingBack, 'lost', 50);
    const refund = await giveBack(at, order.id, 300);
    await vi.waitFor(() => expect(at.there.made(order.key).back).toEqual([300]), {
      timeout: 60_000,
    });
    if (refunded) at.there.notify(refunded, order.ref).catch(() => []);
    await checkNow(at, order);
    at.there.mend();
    await until(at, order, {
      refunded: 300,
      refunds: [{ id: refund, amount: 300, state: 'succeeded' }],
    });
    expect(at.there.made(order.key).back).toEqual([300]);
  });
  it('a refund that waits there waits here, and ends as it ends there', async () => {
    const [well, badly] = [await buyAt(at), await buyAt(at)];
    at.there.refundsWait = true;
    const refs = [well, badly].map((order) => at.there.refundThere(order.ref, 250));
    for (const order of [well, badly]) await checkNow(at, order);
    for (const order of [well, badly])
      expect(await standing(at, order.id)).toMatchObject({
        refunded: 250,
        refunds: [{ amount: 250, state: 'pending' }],
      });
    at.there.endRefund(refs[0] ?? '', 'succeeded');
    at.there.endRefund(refs[1] ?? '', 'failed');
    for (const order of [well, badly]) await checkNow(at, order);
    expect(await standing(at, well.id)).toMatchObject({ refunded: 250, refunds: ended(250) });
    // Iyzico's books know no other state: what is not done there waits
    expect(await standing(at, badly.id)).toMatchObject(
      name === 'iyzico'
        ? { refunds: [{ amount: 250, state: 'pending' }] }
        : { refunded: 0, refunds: [{ amount: 250, state: 'failed' }] },
    );
  });
});
