// An order that lost a parcel before it was paid: that parcel was never paid for, and is not
// refunded.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { readOrderParts } from '#market/orders/read-order-lines.ts';
import { refundCancelled } from '#market/payments/refunds/refund-cancelled.ts';
import { refundOrder } from '#market/payments/refunds/refund-order.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { readStoreParcel } from '#market/orders/read-store-parcel.ts';
import { makeSeller, makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeVisitor } from '../make.ts';
import { order, twoStores } from '../carts.ts';
import { begin, reportOutcome, openMethods } from '../pay.ts';
import { wrongInBooks } from './balance.ts';

const { stripe } = orderMethod;
let base: Fresh;
let market: MarketSettings;
let staff: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openMethods(base.db, [stripe]);
  staff = await makeStaff(base, 'manager');
});
afterAll(() => base.close());
afterEach(async () =>
  expect([await wrongInBooks(base.db), await auditMarket(base.db)]).toEqual([[], []]),
);

async function placed() {
  const visitor = makeVisitor();
  await twoStores(base.db, visitor);
  const { id } = await order(base.db, market, visitor, { method: stripe });
  const [first, second] = await base.db
    .selectFrom('parcels')
    .select(['id', 'total'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  if (!first || !second) throw new Error('Two stores pack two parcels.');
  const cancel = (parcelId: number) =>
    transaction(base.db, (tx) =>
      cancelParcel(tx, visitor, { parcelId, title: 'No', message: 'No.' }),
    );
  return {
    id,
    first,
    second,
    cancel,
    pay: async () =>
      reportOutcome(
        base.db,
        await begin(base.db, market, visitor, { orderId: id, method: stripe }),
      ),
  };
}
const after = (id: number) => transaction(base.db, (tx) => refundCancelled(tx, id));
const refunds = async (id: number) =>
  (
    await base.db
      .selectFrom('refunds')
      .select('amount')
      .where('order_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ amount }) => amount);
const paidOf = async (id: number) =>
  base.db
    .selectFrom('orders')
    .select(['paid', 'refunded'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const requestRefund = (id: number, more: object) =>
  transaction(base.db, (tx) =>
    refundOrder(tx, staff.staff, {
      id,
      reason: 'Broken.',
      parcel_id: null,
      amount: '',
      back: false,
      ...more,
    }),
  );

describe('a parcel that was called off before its order was paid', () => {
  it('is not paid for, and not refunded when the other is cancelled too', async () => {
    const { id, first, second, cancel, pay } = await placed();
    await cancel(first.id);
    await pay();
    await after(id);
    expect([await paidOf(id), await refunds(id)]).toEqual([
      { paid: second.total, refunded: 0 },
      [],
    ]);
    await cancel(second.id);
    await after(id);
    await after(id);
    expect([await paidOf(id), await refunds(id)]).toEqual([
      { paid: second.total, refunded: second.total },
      [second.total],
    ]);
  });
  it('is no part of all that staff give back, and can not be given back', async () => {
    const { id, first, second, cancel, pay } = await placed();
    await cancel(first.id);
    await pay();
    await expect(requestRefund(id, { parcel_id: first.id, amount: '1' })).rejects.toMatchObject({
      code: 'refund-too-much',
    });
    await requestRefund(id, {});
    expect([await paidOf(id), await refunds(id)]).toEqual([
      { paid: second.total, refunded: second.total },
      [second.total],
    ]);
  });
});

describe('a parcel that was called off after its page was opened', () => {
  it('was paid for, and is refunded once', async () => {
    const visitor = makeVisitor();
    await twoStores(base.db, visitor);
    const { id } = await order(base.db, market, visitor, { method: stripe });
    const payment = await begin(base.db, market, visitor, { orderId: id, method: stripe });
    const [first] = await base.db
      .selectFrom('parcels')
      .select(['id', 'total'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute();
    await transaction(base.db, (tx) =>
      cancelParcel(tx, visitor, { parcelId: first?.id ?? 0, title: 'No', message: 'No.' }),
    );
    await reportOutcome(base.db, payment);
    await after(id);
    expect(await refunds(id)).toEqual([first?.total]);
  });

  it('says to the store which pieces went back, as long as the refund did not fail', async () => {
    const { id, pay } = await placed();
    await pay();
    const line = await base.db
      .selectFrom('order_lines')
      .innerJoin('parcels', 'parcels.id', 'order_lines.parcel_id')
      .select(['order_lines.id', 'parcels.id as parcel', 'parcels.store_id'])
      .where('order_lines.order_id', '=', id)
      .orderBy('order_lines.id')
      .executeTakeFirstOrThrow();
    const { seller } = await makeSeller(base, line.store_id);
    const paidBack = async () => (await readStoreParcel(base.db, seller, line.parcel)).paid_back;
    expect(await paidBack()).toEqual([]);
    await requestRefund(id, { lines: [{ id: line.id, quantity: 1 }] });
    expect(await paidBack()).toEqual([{ id: line.id, quantity: 1 }]);
    const bought = (await readOrderParts(base.db, [id], 'en')).get(id)?.lines ?? [];
    expect(bought.map((own) => [own.id === line.id, own.paid_back])).toContainEqual([true, 1]);
    expect(bought.filter((own) => own.id !== line.id).map((own) => own.paid_back)).not.toContain(1);
  });
});
