// Guards that no other test covers: second checks, retries and locks between two transactions.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { checkMayWork } from '#market/orders/work-parcel.ts';
import { askRefund, type RefundPart } from '#market/payments/refunds/ask-refund.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { suspendStore } from '#market/stores/suspend-store.ts';
import { makeSeller, makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { moneyOf, moveTo, ordered } from '../money-orders.ts';
import { begin, reportOutcome, openMethods } from '../pay.ts';

const { stripe, cashOnDelivery } = orderMethod;
let base: Fresh;
let market: MarketSettings;
let keeper: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openMethods(base.db, [stripe, cashOnDelivery]);
  keeper = await makeStaff(base, 'owner');
});
afterAll(() => base.close());

const requestRefund = (orderId: number, ...parts: RefundPart[]) =>
  transaction(base.db, (tx) => askRefund(tx, null, { orderId, reason: 'broken', parts }));
/** Waits until a transaction waits for another's lock. */
const someoneWaits = () =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(base.db);
      expect(rows.length).toBeGreaterThan(0);
    },
    { timeout: 60_000, interval: 20 },
  );

describe('a refund', () => {
  it('takes from a parcel no more than was paid for it, whatever the order has', async () => {
    const { buyer, id, first, second } = await ordered(base.db, market, { prices: [1000, 2000] });
    await reportOutcome(
      base.db,
      await begin(base.db, market, buyer, { orderId: id, method: stripe }),
    );
    const tooMuch = { code: 'refund-too-much' };
    await expect(requestRefund(id, { parcelId: first, amount: 1001 })).rejects.toMatchObject(
      tooMuch,
    );
    await requestRefund(id, { parcelId: first, amount: 600 });
    await expect(requestRefund(id, { parcelId: first, amount: 401 })).rejects.toMatchObject(
      tooMuch,
    );
    await requestRefund(id, { parcelId: first, amount: 400 }, { parcelId: second, amount: 1 });
    expect(await moneyOf(base.db, id)).toMatchObject({ paid: 3000, refunded: 1001 });
  });
  it('takes from an order no more than was paid for it, whatever its parcels cost', async () => {
    const { buyer, id, first } = await ordered(base.db, market);
    await reportOutcome(
      base.db,
      await begin(base.db, market, buyer, { orderId: id, method: stripe }),
    );
    await sql`update orders set paid = 900 where id = ${id}`.execute(base.db);
    await expect(requestRefund(id, { parcelId: first, amount: 901 })).rejects.toMatchObject({
      code: 'refund-too-much',
    });
    await requestRefund(id, { parcelId: first, amount: 900 });
  });
  it('of cash is of parcels that were delivered: for no other anything was paid', async () => {
    const { id, first, second } = await ordered(base.db, market, {
      method: cashOnDelivery,
      prices: [1000, 3300],
    });
    await moveTo(base.db, first, 'deliver');
    await expect(requestRefund(id, { parcelId: second, amount: 500 })).rejects.toMatchObject({
      code: 'refund-too-much',
    });
    await requestRefund(id, { parcelId: first, amount: 1000 });
  });
});

describe('two transactions that lock one another out', () => {
  it('are both done: the one that has to give way is tried again', async () => {
    const [one, two] = [await ordered(base.db, market), await ordered(base.db, market)];
    const both = [one.id, two.id];
    let met = 0;
    let tries = 0;
    let done = 0;
    const until = (reached: () => void) => vi.waitFor(reached, { timeout: 60_000, interval: 5 });
    const lockBoth = async (ids: number[]) => {
      await transaction(base.db, async (tx) => {
        tries++;
        // a retry could otherwise reach the row first that the other one waits for
        if (tries > 2) await until(() => expect(done).toBe(1));
        for (const [at, id] of ids.entries()) {
          await sql`update orders set time_zone = 'UTC' where id = ${id}`.execute(tx);
          if (at === 0) met++;
          await until(() => expect(met).toBeGreaterThan(1));
        }
      });
      done++;
    };
    await Promise.all([lockBoth(both), lockBoth(both.toReversed())]);
    expect(tries).toBe(3);
  });
});

describe('a suspension', () => {
  it('waits until a seller is done who was at work before', async () => {
    const {
      first,
      products: [product],
    } = await ordered(base.db, market, { method: cashOnDelivery });
    const { seller } = await makeSeller(base, product?.store ?? 0);
    const steps: string[] = [];
    let suspended: Promise<unknown> = Promise.resolve();
    await transaction(base.db, async (tx) => {
      await checkMayWork(tx, seller, first);
      suspended = transaction(base.db, (other) =>
        suspendStore(other, keeper.staff, { storeId: seller.storeId, reason: 'Late parcels.' }),
      ).then(() => steps.push('suspended'));
      await someoneWaits();
      steps.push('worked');
    });
    await suspended;
    expect(steps).toEqual(['worked', 'suspended']);
  });
});
