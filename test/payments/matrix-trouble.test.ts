// The matrix when a gateway fails: while a payment is opened, during a refund, or after it acted
// but before it answered. Everything lost is found again, and nothing happens twice.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { enqueue } from '#db/enqueue.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { queueDueRefunds } from '#market/payments/refunds/queue-due-refunds.ts';
import { sayIn } from '#words/say.ts';
import type { Fault } from '../stand-ins/gateways/stand-in.ts';
import { giveBack, hasten, openAtShop, type AtShop } from './at-shop.ts';
import { paidOnce, standing, until } from './order-standing.ts';
import { comeBack, placeAt, pressAt, putOrder, type Placed, type Waiting } from './buyers.ts';
import { cases } from './cases.ts';
import { expectNoSecrets } from './secrets.ts';
import { giveUpOnSilence } from './wish.ts';

const FAULTS: Fault[] = ['error', 'hang', 'reset', 'html', 'rate-limit', 'huge'];
/** More than any client repeats by itself. */
const MANY = 50;

describe.each(cases)('$name', ({ name, open, paid, refundFailed, opening, givingBack }) => {
  let at: AtShop;
  let answerAgain: () => void;
  beforeAll(async () => {
    at = await openAtShop(name, open);
    answerAgain = giveUpOnSilence();
  });
  afterAll(async () => {
    answerAgain?.();
    if (at) await expectNoSecrets([at]);
    await at?.close();
  });
  afterEach(async () => {
    at.there.mend();
    at.there.refundsWait = false;
    expect(await auditMarket(at.base.db)).toEqual([]);
  });

  const press = ({ id, token }: Placed) =>
    at.shop.call('POST', 'order/pay', { user_token: token, id, order_method: at.method });
  const payments = async (order: number) =>
    (
      await at.base.db.selectFrom('payments').select('key').where('order_id', '=', order).execute()
    ).map(({ key }) => key);
  const bought = async (): Promise<Waiting> => {
    const order = await placeAt(at);
    await comeBack(at.there.pay(order.ref));
    return order;
  };
  const refundOf = async (order: Waiting) => (await standing(at, order.id)).refunds.at(-1);
  /** The job that sends a refund has been tried, and waits for another try. */
  const triedInVain = (refund: number) =>
    vi.waitFor(
      async () => {
        const { rows } = await sql`
          select
          from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id
          where t.identifier = 'send-refund'
            and (payload ->> 'refund')::int = ${refund}
            and locked_at is null
            and last_error is not null`.execute(at.base.db);
        expect(rows).toHaveLength(1);
      },
      { timeout: 60_000, interval: 50 },
    );
  /** The gateway has a refund of the order, but has not made it yet; returns its id. */
  const waiting = (order: Waiting) =>
    vi.waitFor(
      async () => {
        const refund = await refundOf(order);
        expect(refund).toMatchObject({ state: 'pending', provider_ref: expect.any(String) });
        return refund?.provider_ref ?? '';
      },
      { timeout: 60_000, interval: 50 },
    );
  /** The gateway acts and its answer is lost; then it fails. */
  const lose = (start: string) => {
    at.there.fault(start, 'lost');
    at.there.fault(start, 'error', MANY);
  };
  const requestCount = (start: string) =>
    at.there.log.filter(({ method, path }) => `${method} ${path}`.startsWith(start)).length;

  it.each(FAULTS)(
    'keeps an order whose payment opens with %s; pressed again, it is paid once',
    async (fault) => {
      at.there.fault('/', fault, MANY);
      const order = await putOrder(at);
      expect(order.action).toBeNull();
      if (fault === 'error')
        expect(await press(order)).toMatchObject({
          http: 200,
          status: 201,
          message: sayIn('en')('refusal.gateway-down'),
        });
      expect(await standing(at, order.id)).toMatchObject({
        done: false,
        gone: false,
        payments: [{ state: 'created' }],
      });
      at.there.mend();
      const open = await pressAt(at, order);
      expect([await payments(order.id), at.there.made(open.key).opened]).toEqual([[open.key], 1]);
      await comeBack(at.there.pay(open.ref));
      expect(await standing(at, order.id)).toMatchObject(paidOnce(open));
    },
  );
  it('finds again what it opened when the answer was lost', async () => {
    lose(opening);
    const order = await putOrder(at);
    const [key = ''] = await payments(order.id);
    expect([order.action, at.there.made(key).opened]).toEqual([null, 1]);
    at.there.mend();
    const open = await pressAt(at, order);
    expect([open.key, at.there.made(key).opened, await payments(order.id)]).toEqual([
      key,
      name === 'iyzico' ? 2 : 1,
      [key],
    ]); // Iyzico knows no keys: another page of one payment, and nobody ever saw the first
    await comeBack(at.there.pay(open.ref));
    expect([await standing(at, order.id), at.there.made(key).received]).toMatchObject([
      paidOnce(open),
      open.total,
    ]);
  });
  it('finds money that was taken while the answer was lost, and takes it once', async () => {
    const order = await placeAt(at);
    const back = at.there.pay(order.ref);
    const before = requestCount(`POST /v2/checkout/orders/${order.ref}/capture`);
    at.there.fault(
      name === 'paypal' ? `POST /v2/checkout/orders/${order.ref}/capture` : '/',
      'lost',
    );
    at.there.fault('/', 'reset', MANY);
    expect(await comeBack(back)).toMatchObject({ status: 303 });
    expect(await standing(at, order.id)).toMatchObject({ done: false, paid: 0 });
    at.there.mend();
    expect(await at.there.notify(paid, order.ref)).toEqual([200]);
    await until(at, order, paidOnce(order));
    expect(at.there.made(order.key)).toEqual({ opened: 1, received: order.total, back: [] });
    if (name === 'paypal')
      expect(
        requestCount(`POST /v2/checkout/orders/${order.ref}/capture`) - before,
      ).toBeGreaterThan(0);
  });
  it.each(FAULTS)(
    'keeps a refund that is answered with %s, and makes it once when the gateway is back',
    async (fault) => {
      const order = await bought();
      at.there.fault('/', fault, MANY);
      const refund = await giveBack(at, order.id, order.total);
      await triedInVain(refund);
      expect([await standing(at, order.id), at.there.made(order.key).back]).toMatchObject([
        { refunded: order.total, refunds: [{ state: 'pending' }] },
        [],
      ]);
      at.there.mend();
      await hasten(at);
      await until(at, order, {
        refunded: order.total,
        refunds: [{ amount: order.total, state: 'succeeded' }],
      });
      expect(at.there.made(order.key)).toEqual({
        opened: 1,
        received: order.total,
        back: [order.total],
      });
    },
  );
  it('gives money back once when the answer to the refund was lost', async () => {
    const order = await bought();
    lose(givingBack);
    const refund = await giveBack(at, order.id, 300);
    await triedInVain(refund);
    expect([await refundOf(order), at.there.made(order.key).back]).toMatchObject([
      { state: 'pending', provider_ref: null },
      [300],
    ]);
    at.there.mend();
    await hasten(at);
    await until(at, order, { refunded: 300, refunds: [{ state: 'succeeded' }] });
    expect(at.there.made(order.key).back).toEqual([300]);
  });
  if (refundFailed)
    it('lets another refund be made after one that failed late', async () => {
      const order = await bought();
      at.there.refundsWait = true;
      await giveBack(at, order.id, order.total);
      const ref = await waiting(order);
      await expect(giveBack(at, order.id, 1)).rejects.toMatchObject({ code: 'refund-too-much' });
      at.there.endRefund(ref, 'failed');
      expect(await at.there.notify(refundFailed, ref)).toEqual([200]);
      await until(at, order, { refunded: 0, done: true, refunds: [{ state: 'failed' }] });
      at.there.refundsWait = false;
      await giveBack(at, order.id, order.total);
      await until(at, order, {
        refunded: order.total,
        refunds: [{ state: 'failed' }, { state: 'succeeded' }],
      });
      expect(at.there.made(order.key).back).toEqual([order.total]);
    });
  it('finds by the clock how a refund ended of which no notice came', async () => {
    const order = await bought();
    const clock = (minute: number) =>
      transaction(at.base.db, (tx) =>
        queueDueRefunds(tx, new Date(Date.UTC(2099, 0, 1, 5, minute))),
      );
    at.there.refundsWait = true;
    if (name === 'iyzico') at.there.fault(givingBack, 'lost');
    const refund = await giveBack(at, order.id, order.total);
    if (name === 'iyzico') {
      await triedInVain(refund);
      await hasten(at);
    }
    at.there.endRefund(await waiting(order), 'succeeded');
    await clock(30);
    // it is old by then: the next check is in the first minutes of an hour
    expect(await refundOf(order)).toMatchObject({ state: 'pending' });
    await clock(0);
    await until(at, order, { refunded: order.total, refunds: [{ state: 'succeeded' }] });
  });
  if (!refundFailed)
    it('waits for a refund until the gateway’s books have it as done', async () => {
      const order = await bought();
      at.there.refundsWait = true;
      at.there.fault(givingBack, 'lost');
      const refund = await giveBack(at, order.id, order.total);
      const sendAgain = () =>
        transaction(at.base.db, (tx) => enqueue(tx, 'send-refund', { refund }));
      await triedInVain(refund);
      await hasten(at);
      const ref = await waiting(order);
      await sendAgain();
      at.there.endRefund(ref, 'succeeded');
      await sendAgain();
      await until(at, order, { refunded: order.total, refunds: [{ state: 'succeeded' }] });
      expect(at.there.made(order.key).back).toEqual([order.total]);
    });
});
