// The audit finds goods that left without money, cancelled orders that were shipped, and parts that
// do not add up.
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { moveTo, ordered } from '../money-orders.ts';
import { begin, reportOutcome, openMethods } from '../pay.ts';
import { faultsAfter } from '../planted-faults.ts';

type Made = Awaited<ReturnType<typeof ordered>>;
const { stripe, cashOnDelivery } = orderMethod;
let base: Fresh;
let market: MarketSettings;
let waiting: Made;
let paid: Made;
let cash: Made;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openMethods(base.db, [stripe, cashOnDelivery]);
  waiting = await ordered(base.db, market);
  paid = await ordered(base.db, market);
  await reportOutcome(
    base.db,
    await begin(base.db, market, paid.buyer, { orderId: paid.id, method: stripe }),
  );
  await moveTo(base.db, paid.first, 'send');
  cash = await ordered(base.db, market, { method: cashOnDelivery });
  await moveTo(base.db, cash.first, 'deliver');
});
afterAll(() => base.close());

const after = (change: RawBuilder<unknown>) => faultsAfter(base.db, (tx) => change.execute(tx));

describe('the audit of orders', () => {
  it('finds nothing where nothing is wrong', async () =>
    expect(await auditMarket(base.db)).toEqual([]));
  it('finds goods that moved before their money', async () => {
    const { first } = waiting;
    expect(await after(sql`update parcels set status = 5 where id = ${first}`)).toContain(
      `moved-unpaid parcel:${first}`,
    );
  });
  it('finds a shipped parcel that is cancelled, or whose order is', async () => {
    const wanted = `shipped-cancelled parcel:${paid.first}`;
    expect(
      await after(sql`update orders set cancelled_at = now() where id = ${paid.id}`),
    ).toContain(wanted);
    expect(
      await after(sql`update parcels set cancelled_at = now() where id = ${paid.first}`),
    ).toContain(wanted);
  });
  it('finds cash that was collected and paid nothing', async () =>
    expect(await after(sql`update orders set paid_at = null where id = ${cash.id}`)).toContain(
      `cash-unpaid order:${cash.id}`,
    ));
  it('finds an order that counts as paid with less than it costs', async () =>
    expect(await after(sql`update orders set paid = 999 where id = ${paid.id}`)).toContain(
      `paid-short order:${paid.id}`,
    ));
  it('finds sums whose parts do not make them', async () => {
    expect(
      await after(
        sql`update orders set total = total + 1, subtotal = subtotal + 1 where id = ${paid.id}`,
      ),
    ).toContain(`order-sum order:${paid.id}`);
    expect(
      await after(sql`update order_lines set selling = 7 where parcel_id = ${paid.first}`),
    ).toContain(`parcel-sum parcel:${paid.first}`);
  });
});
