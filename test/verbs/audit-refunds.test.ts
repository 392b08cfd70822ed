// The audit finds refunds of more than a line cost, lost shares of vouchers, refunds by a gateway
// that nobody heard of, and orders that the clock forgot.
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { refundOrder } from '#market/payments/refunds/refund-order.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { ordered } from '../money-orders.ts';
import { begin, reportOutcome, openMethods } from '../pay.ts';
import { faultsAfter } from '../planted-faults.ts';

const { stripe } = orderMethod;
const DAY_MS = 86_400_000;
let base: Fresh;
let market: MarketSettings;
let paid: Awaited<ReturnType<typeof ordered>>;
let payment = 0;
let line = 0;
let refund = 0;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openMethods(base.db, [stripe]);
  paid = await ordered(base.db, market);
  payment = await begin(base.db, market, paid.buyer, { orderId: paid.id, method: stripe });
  await reportOutcome(base.db, payment);
  const { staff } = await makeStaff(base, 'owner');
  const lines = base.db.selectFrom('order_lines').select('id').where('parcel_id', '=', paid.first);
  line = (await lines.executeTakeFirstOrThrow()).id;
  const wish = { id: paid.id, reason: '', parcel_id: null, amount: '', back: false };
  const pieces = [{ id: line, quantity: 1 }];
  refund = await transaction(base.db, (tx) => refundOrder(tx, staff, { ...wish, lines: pieces }));
});
afterAll(() => base.close());

const after = (change: RawBuilder<unknown>) => faultsAfter(base.db, (tx) => change.execute(tx));

describe('the audit of refunds', () => {
  it('finds nothing where nothing is wrong', async () =>
    expect(await auditMarket(base.db)).toEqual([]));
  it('finds more money back of a line than it cost', async () =>
    expect(
      await after(
        sql`update refund_lines set amount = amount + 100000 where refund_id = ${refund}`,
      ),
    ).toEqual(
      expect.arrayContaining([
        `refunded-line order-line:${line}`,
        `refund-lines refund:${refund} parcel:${paid.first}`,
      ]),
    ));
  it('finds lines of a parcel that the refund is not for', async () =>
    expect(await after(sql`delete from refund_parcels where refund_id = ${refund}`)).toContain(
      `refund-lines refund:${refund} parcel:${paid.first}`,
    ));
  it('finds what a gateway gave back and nobody wrote down', async () => {
    const change = sql`update payments set returned = 5 where id = ${payment}`;
    const done = sql`
      with done as (
        update refunds set state = 'failed', ended_at = now() where id = ${refund}
      ) ${change}`;
    expect(await after(done)).toContain(`gateway-returned payment:${payment}`);
    // ours is under way
    expect(await after(change)).not.toContain(`gateway-returned payment:${payment}`);
  });
  it('finds a share of a voucher that nobody has', async () => {
    expect(
      await after(sql`update order_lines set voucher_price = voucher_price + 1 where id = ${line}`),
    ).toContain(`voucher-shares order:${paid.id} lines`);
    expect(
      await after(
        sql`
          update parcels
          set voucher_price = voucher_price + 1, subtotal = subtotal + 1
          where id = ${paid.first}`,
      ),
    ).toContain(`voucher-shares order:${paid.id} parcels`);
  });
  it('finds an order that should have been closed a day ago, until it is closed', async () => {
    const { id } = await ordered(base.db, market);
    const late = sql`update orders set pay_by = now() - interval '25 hours' where id = ${id}`;
    expect(await after(late)).toContain(`unpaid-overdue order:${id}`);
    await late.execute(base.db);
    await closeUnpaid(base.db, new Date(Date.now() + DAY_MS));
    expect(await auditMarket(base.db)).toEqual([]);
  });
});
