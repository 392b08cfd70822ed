// Money before goods: what an order's payment allows, despite haste, switching, cancelling or
// lateness.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { readOwed } from '#market/orders/amount-owed.ts';
import { readOrder } from '#market/orders/read-order.ts';
import { readSoldParcel } from '#market/orders/read-sold-parcels.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { decideReview } from '#market/payments/decide-review.ts';
import { refundCancelled } from '#market/payments/refunds/refund-cancelled.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { stockOf } from '../stock.ts';
import { cancel, moneyOf, move, moveTo, ordered, STEPS } from '../money-orders.ts';
import { begin, reportOutcome, openMethods } from '../pay.ts';
import { wrongInBooks } from './balance.ts';
import { outcomes } from './together.ts';

const { stripe, bank, cashOnDelivery } = orderMethod;
const HOUR_MS = 3_600_000;
let base: Fresh;
let market: MarketSettings;
let staff: Staff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openMethods(base.db, [stripe, bank, cashOnDelivery]);
  ({ staff } = await makeStaff(base, 'owner'));
});
afterAll(() => base.close());
afterEach(async () =>
  expect([await wrongInBooks(base.db), await auditMarket(base.db)]).toEqual([[], []]),
);

const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

describe('goods of an order that is not paid', () => {
  it.each([stripe, bank])('do not move, whatever the step (method %i)', async (method) => {
    const { first } = await ordered(base.db, market, { method });
    for (const step of STEPS) {
      await expect(move(base.db, first, step)).rejects.toMatchObject({
        code: step === 'confirm' ? 'not-paid' : 'move-not-allowed',
      });
    }
    expect((await readSoldParcel(base.db, staff, first)).actions).toEqual(['cancel']);
  });
  it('do not move by SQL either', async () => {
    const { first } = await ordered(base.db, market);
    const moved = base.db
      .updateTable('parcels')
      .set({ status: 3 })
      .where('id', '=', first)
      .execute();
    await expect(moved).rejects.toThrow('before order');
  });
  it('move once it is paid, and with cash at once', async () => {
    const { buyer, id, first } = await ordered(base.db, market);
    await reportOutcome(
      base.db,
      await begin(base.db, market, buyer, { orderId: id, method: stripe }),
    );
    expect((await readSoldParcel(base.db, staff, first)).actions).toEqual(['confirm', 'cancel']);
    await moveTo(base.db, first, 'deliver');
    const cash = await ordered(base.db, market, { method: cashOnDelivery });
    await moveTo(base.db, cash.first, 'deliver');
    expect(await moneyOf(base.db, cash.id)).toMatchObject({ paid: 1000, done: true });
  });
  it('and its payment leave together: the goods move only if the money came first', async () => {
    for (let round = 0; round < 4; round++) {
      const { buyer, id, first } = await ordered(base.db, market);
      const payment = await begin(base.db, market, buyer, { orderId: id, method: stripe });
      const [paid, moved] = await outcomes([
        reportOutcome(base.db, payment),
        move(base.db, first, 'confirm'),
      ]);
      expect(paid).toBe('done');
      expect(['done', 'not-paid']).toContain(moved);
    }
  });
});

describe('another payment method', () => {
  it('cannot be chosen once a store has begun, even at the same moment', async () => {
    const { buyer, id, first } = await ordered(base.db, market, { method: cashOnDelivery });
    await moveTo(base.db, first, 'confirm');
    expect((await readOrder(base.db, buyer, id)).pay).toMatchObject({ may_switch: 0, due: 10 });
    for (const method of [stripe, bank]) {
      await expect(begin(base.db, market, buyer, { orderId: id, method })).rejects.toMatchObject({
        code: 'method-fixed',
      });
    }
    await moveTo(base.db, first, 'deliver', 'pick-up');
    await closeUnpaid(base.db, later(24 * 30));
    expect(await moneyOf(base.db, id)).toMatchObject({
      order_method: cashOnDelivery,
      done: true,
      gone: false,
      paid: 1000,
    });
  });
  it('and the first step of a parcel leave together: one of the two', async () => {
    for (let round = 0; round < 6; round++) {
      const { buyer, id, first } = await ordered(base.db, market, { method: cashOnDelivery });
      const results = await outcomes([
        begin(base.db, market, buyer, { orderId: id, method: stripe }),
        move(base.db, first, 'confirm'),
      ]);
      expect([
        ['done', 'not-paid'],
        ['method-fixed', 'done'],
      ]).toContainEqual(results);
    }
  });
  it('that was paid late, after a store began at another price, waits for staff', async () => {
    const dear = await openMethods(base.db, [cashOnDelivery], { fee: 250 });
    const { buyer, id, first } = await ordered(base.db, market);
    const page = await begin(base.db, market, buyer, { orderId: id, method: stripe });
    await begin(base.db, dear, buyer, { orderId: id, method: cashOnDelivery });
    await moveTo(base.db, first, 'confirm');
    expect(await reportOutcome(base.db, page)).toBe('review');
    expect([await moneyOf(base.db, id), await readOwed(base.db, id)]).toMatchObject([
      { paid: 0, done: false },
      1250,
    ]);
    const accept = { decision: 'accept', reason: 'It is here.' } as const;
    await sql`update payments set received = amount + 1 where id = ${page}`.execute(base.db);
    await expect(
      transaction(base.db, (tx) => decideReview(tx, staff, { paymentId: page, ...accept })),
    ).rejects.toMatchObject({ code: 'payment-unfit' });
    await openMethods(base.db, [cashOnDelivery]);
    await moveTo(base.db, first, 'deliver', 'pick-up');
    expect(await moneyOf(base.db, id)).toMatchObject({ paid: 1250, done: true });
  });
});

describe('the clock', () => {
  it('closes an order that nobody paid, but none that a courier has', async () => {
    const { id, first, products } = await ordered(base.db, market, { method: cashOnDelivery });
    await moveTo(base.db, first, 'send');
    await sql`alter table orders disable trigger order_keeps_money`.execute(base.db);
    await base.db
      .updateTable('orders')
      .set({ order_method: stripe, pay_by: later(-1) })
      .where('id', '=', id)
      .execute();
    await closeUnpaid(base.db, later(2));
    await sql`update orders set order_method = ${cashOnDelivery} where id = ${id}`.execute(base.db);
    await sql`alter table orders enable trigger order_keeps_money`.execute(base.db);
    expect([
      await moneyOf(base.db, id),
      await stockOf(base.db, products[0]?.inventory ?? 0),
    ]).toMatchObject([{ gone: false }, 9]);
  });
  it('is not held up by orders that wait, nor by one that cannot be closed', async () => {
    const waiting = await Promise.all(
      Array.from({ length: 105 }, async () => {
        const one = await ordered(base.db, market);
        const payment = await begin(base.db, market, one.buyer, {
          orderId: one.id,
          method: stripe,
        });
        await reportOutcome(base.db, payment, { state: 'processing', received: null });
        return one;
      }),
    );
    const [broken, last] = [await ordered(base.db, market), await ordered(base.db, market)];
    await sql`create function refuse_one() returns trigger language plpgsql as
      'begin if new.id = ${sql.raw(String(broken.id))} and new.cancelled_at is not null then
      raise exception ''disk full''; end if; return new; end'`.execute(base.db);
    await sql`
      create trigger refuse_one
      before update on orders
      for each row execute function refuse_one()`.execute(base.db);
    await expect(closeUnpaid(base.db, later(2))).rejects.toThrow('1 unpaid orders were not closed');
    await sql`drop function refuse_one cascade`.execute(base.db);
    expect((await moneyOf(base.db, last.id)).gone).toBe(true);
    expect((await moneyOf(base.db, waiting[0]?.id ?? 0)).gone).toBe(false);
    await closeUnpaid(base.db, later(2));
    expect((await moneyOf(base.db, broken.id)).gone).toBe(true);
  });
});

describe('a parcel whose money goes back', () => {
  it('is not sent any more; one that left before may arrive', async () => {
    const { buyer, id, first, second } = await ordered(base.db, market, { prices: [1000, 2000] });
    await reportOutcome(
      base.db,
      await begin(base.db, market, buyer, { orderId: id, method: stripe }),
    );
    await moveTo(base.db, second, 'send');
    const parts = [
      { parcelId: first, amount: 1000 },
      { parcelId: second, amount: 2000 },
    ];
    await transaction(base.db, (tx) => askRefund(tx, null, { orderId: id, reason: 'late', parts }));
    await expect(move(base.db, first, 'confirm')).rejects.toMatchObject({
      code: 'parcel-refunded',
    });
    expect((await readSoldParcel(base.db, staff, first)).actions).toEqual(['cancel']);
    expect((await readSoldParcel(base.db, staff, second)).actions).toEqual(['deliver']);
    await move(base.db, second, 'deliver');
    await cancel(base.db, staff, first);
    await transaction(base.db, (tx) => refundCancelled(tx, id));
    expect(await moneyOf(base.db, id)).toMatchObject({ paid: 3000, refunded: 3000 });
  });
});
