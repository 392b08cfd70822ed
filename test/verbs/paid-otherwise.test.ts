// Two payment methods with different fees, and the page of the abandoned one is paid: the order
// costs what that page asked for.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import type { Visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { deliver } from '../deliver.ts';
import { makeProduct, makeShop, makeVisitor } from '../make.ts';
import { fillCart, order } from '../carts.ts';
import { begin, reportOutcome, openMethods } from '../pay.ts';
import { wrongInBooks } from './balance.ts';

const { razorpay, stripe } = orderMethod;
const DEAR = 251;
let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
});
afterAll(() => base.close());
afterEach(async () =>
  expect([await wrongInBooks(base.db), await auditMarket(base.db)]).toEqual([[], []]),
);

/** An order of three parcels with the fees of its first and second method, both started. */
async function begun(
  first: number,
  second: number,
): Promise<{ visitor: Visitor; id: number; total: number; payment: number; other: number }> {
  const visitor = makeVisitor();
  const products = await Promise.all(
    [1000, 1999, 333].map((selling) => makeProduct(base.db, { selling })),
  );
  await openMethods(base.db, [razorpay], { fee: first });
  market = await openMethods(base.db, [stripe], { fee: second });
  await fillCart(base.db, visitor, ...products.map((product) => ({ product })));
  const { id, total } = await order(base.db, market, visitor, { method: razorpay });
  const payment = await begin(base.db, market, visitor, { orderId: id, method: razorpay });
  return {
    visitor,
    id,
    total,
    payment,
    other: await begin(base.db, market, visitor, { orderId: id, method: stripe }),
  };
}
const read = async (id: number) => {
  const row = await base.db
    .selectFrom('orders')
    .select(['order_method', 'fee', 'total', 'paid', 'refunded'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    shares: (
      await base.db
        .selectFrom('parcels')
        .select('fee')
        .where('order_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ fee }) => fee),
  };
};
const parcelsOf = (id: number) =>
  base.db
    .selectFrom('parcels')
    .select(['id', 'total', 'fee'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();

describe('an order that is paid by the method that its buyer had left', () => {
  it.each([
    ['costs nothing', 0, DEAR],
    ['costs more', DEAR, 0],
    ['costs something else', 10, DEAR],
  ])('which %s', async (_, first, second) => {
    const { id, total, payment } = await begun(first, second);
    expect(await read(id)).toMatchObject({
      fee: second,
      total: total - first + second,
      order_method: stripe,
    });
    expect(await reportOutcome(base.db, payment)).toBe('succeeded');
    const paid = await read(id);
    expect(paid).toMatchObject({
      fee: first,
      total,
      paid: total,
      refunded: 0,
      order_method: razorpay,
    });
    expect(paid.shares.reduce((sum, fee) => sum + fee, 0)).toBe(first);
    await deliver(base.db, id);
  });
  it.each([
    [0, DEAR],
    [DEAR, 0],
    [10, DEAR],
  ])('and lost a parcel meanwhile: its part of what was paid goes back', async (first, second) => {
    const { id, visitor, total, payment } = await begun(first, second);
    const [gone] = await parcelsOf(id);
    await transaction(base.db, (tx) =>
      cancelParcel(tx, visitor, { parcelId: gone?.id ?? 0, title: 'No', message: 'No.' }),
    );
    await reportOutcome(base.db, payment);
    const [after] = await parcelsOf(id);
    const refunds = await base.db
      .selectFrom('refunds')
      .select('amount')
      .where('order_id', '=', id)
      .execute();
    expect([await read(id), refunds]).toMatchObject([
      { fee: first, total, paid: total, refunded: after?.total },
      [{ amount: after?.total }],
    ]);
    expect((after?.total ?? 0) - (after?.fee ?? 0)).toBe((gone?.total ?? 0) - (gone?.fee ?? 0));
  });
  it('and lost a parcel before the page was opened: that one keeps what it cost', async () => {
    const { id, visitor } = await begun(DEAR, 0);
    const [gone] = await parcelsOf(id);
    await transaction(base.db, (tx) =>
      cancelParcel(tx, visitor, { parcelId: gone?.id ?? 0, title: 'No', message: 'No.' }),
    );
    await sql`
      update parcels
      set cancelled_at = cancelled_at - interval '1 hour'
      where id = ${gone?.id ?? 0}`.execute(base.db);
    const again = await begin(base.db, market, visitor, { orderId: id, method: razorpay });
    const { amount } = await base.db
      .selectFrom('payments')
      .select('amount')
      .where('id', '=', again)
      .executeTakeFirstOrThrow();
    await begin(base.db, market, visitor, { orderId: id, method: stripe });
    await reportOutcome(base.db, again);
    const { total, paid } = await read(id);
    expect([paid, total - (gone?.total ?? 0), (await parcelsOf(id))[0]]).toEqual([
      amount,
      amount,
      gone,
    ]);
  });
  it('and by the new one too is paid once, and the second payment is refunded', async () => {
    const { id, total, payment, other } = await begun(DEAR, 0);
    await reportOutcome(base.db, payment);
    expect(await reportOutcome(base.db, other)).toBe('review');
    expect(await read(id)).toMatchObject({ fee: DEAR, total, paid: total, order_method: razorpay });
  });
});

describe('a payment that the gateway has reported', () => {
  it('keeps its reason for review, whatever is reported again', async () => {
    const { id, payment } = await begun(0, 0);
    await reportOutcome(base.db, payment, { received: { minor: 1, currency: 'USD', exponent: 2 } });
    for (const state of ['succeeded', 'failed', 'processing', 'succeeded'] as const)
      await reportOutcome(base.db, payment, { state });
    expect(
      await base.db
        .selectFrom('payments')
        .select(['state', 'reason', 'received'])
        .where('order_id', '=', id)
        .where('id', '=', payment)
        .execute(),
    ).toEqual([{ state: 'review', reason: 'amount', received: 1 }]);
  });
});
