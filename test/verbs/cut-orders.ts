// Unpaid orders, and a store that takes items out of them; books, papers and stock are right after
// each test.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { readOrder } from '#market/orders/read-order.ts';
import { workParcel } from '#market/orders/work-parcel.ts';
import { cancelPieces, type CancellingPieces } from '#market/payments/refunds/cancel-pieces.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeSeller } from '../at-work.ts';
import { fillCart, order } from '../carts.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeStore, makeVisitor } from '../make.ts';
import { makeSale } from '../offers.ts';
import { begin, openMethods } from '../pay.ts';
import { wrongInBooks } from './balance.ts';

const { stripe, bank, cashOnDelivery } = orderMethod;
const STEPS = ['confirm', 'pick-up', 'send', 'deliver'] as const;
export let base: Fresh;
let market: MarketSettings;

/** A market with cards, transfers and cash. */
export function withCutOrders(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    market = await openMethods(base.db, [stripe, bank, cashOnDelivery]);
  });
  afterAll(() => base.close());
  afterEach(async () =>
    expect([await wrongInBooks(base.db), await auditMarket(base.db)]).toEqual([[], []]),
  );
}

export type Made = Awaited<ReturnType<typeof ordered>>;
/**
 * A parcel of 3 lamps in a sale at 20.00 with 10 % tax and 5.00 shipping, and a bulb at 10.00:
 * 81.00.
 */
export async function ordered({
  method = cashOnDelivery as number,
  voucher = '',
  bundled = false,
} = {}) {
  const { db } = base;
  const store = await makeStore(db);
  const { seller } = await makeSeller(base, store);
  const tax = { type: 2, amount: 1000 } as const;
  const bundle = bundled ? { bundle: { buy: 3, free: 1 } } : {};
  const lamp = await makeProduct(db, {
    store,
    selling: 2400,
    shipping: 500,
    stock: 10,
    tax,
    ...bundle,
  });
  const sale = await makeSale(db, lamp.id, { price: 2000, quota: 5 });
  const bulb = await makeProduct(db, { store, selling: 1000, shipping: 0, stock: 10 });
  const visitor = makeVisitor();
  await fillCart(db, visitor, { product: lamp, quantity: 3 }, { product: bulb });
  const placed = await order(db, market, visitor, { method, ...(voucher ? { voucher } : {}) });
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'product_id', 'parcel_id'])
    .where('order_id', '=', placed.id)
    .execute();
  const lineOf = (product: number) => lines.find((one) => one.product_id === product)?.id ?? 0;
  const [lamps, bulbs] = [lineOf(lamp.id), lineOf(bulb.id)];
  const parcel = lines[0]?.parcel_id ?? 0;
  return { id: placed.id, parcel, store, seller, visitor, lamp, sale, bulb, lamps, bulbs };
}

export const cut = ({ parcel, seller, lamps }: Made, wish: Partial<CancellingPieces> = {}) =>
  transaction(base.db, (tx) =>
    cancelPieces(tx, seller, {
      parcelId: parcel,
      lines: [{ id: lamps, quantity: 2 }],
      reason: 'The last ones broke.',
      gone: false,
      ...wish,
    }),
  );
export const work = async (
  { parcel, seller }: Made,
  steps: readonly (typeof STEPS)[number][] = STEPS,
) => {
  for (const action of steps)
    await transaction(base.db, (tx) =>
      workParcel(tx, seller, { parcelId: parcel, action, note: '' }),
    );
};
export const cancelAll = ({ parcel, visitor }: Made) =>
  transaction(base.db, (tx) =>
    cancelParcel(tx, visitor, { parcelId: parcel, title: '', message: 'Too slow.' }),
  );
export const read = ({ id, visitor }: Made) => readOrder(base.db, visitor, id);
export const stockOf = async (product: number) =>
  (
    await base.db
      .selectFrom('inventories')
      .select('quantity')
      .where('product_id', '=', product)
      .executeTakeFirstOrThrow()
  ).quantity;
export const refundsOf = ({ id }: Made) =>
  base.db.selectFrom('refunds').select('amount').where('order_id', '=', id).execute();
export const pay = ({ visitor, id: orderId }: Made, method: number = stripe) =>
  begin(base.db, market, visitor, { orderId, method });
