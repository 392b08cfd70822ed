// Orders paid by several methods, and the records of their payments.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import type { Visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor } from '../make.ts';
import { openMethods } from '../pay.ts';
import { wrongInBooks } from './balance.ts';

const { razorpay, cashOnDelivery, stripe, flutterwave } = orderMethod;
export let base: Fresh;
export let market: MarketSettings;

/** Opens it for the tests of a file; the books are checked after each. */
export function withPayments(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    market = await openMethods(base.db, [razorpay, stripe, flutterwave, cashOnDelivery]);
  });
  afterAll(() => base.close());
  afterEach(async () =>
    expect([await wrongInBooks(base.db), await auditMarket(base.db)]).toEqual([[], []]),
  );
}

/** Leaves only these payment methods open from now on. */
export const openOnly = async (methods: number[]): Promise<void> => {
  market = await openMethods(base.db, methods);
};
export const stateOf = (id: number) =>
  base.db
    .selectFrom('orders')
    .select([
      'paid',
      'refunded',
      'order_method',
      'fee',
      'total',
      sql<boolean>`paid_at is not null`.as('done'),
      sql<boolean>`cancelled_at is not null`.as('gone'),
      sql<boolean>`pay_by is not null`.as('waits'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
export const refundsOf = (id: number) =>
  base.db
    .selectFrom('refunds')
    .select(['id', 'state', 'amount', 'reason', 'payment_id'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
export const visitorWith = async (): Promise<{
  visitor: Visitor;
  product: Awaited<ReturnType<typeof makeProduct>>;
}> => ({ visitor: makeVisitor(), product: await makeProduct(base.db, { stock: 10 }) });
