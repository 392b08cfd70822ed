// Orders of a product, and the rows that record where its items went.
import { afterAll, beforeAll } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import type { RefundInput } from '#contract/refund.ts';
import { transaction } from '#db/transaction.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { refundOrder } from '#market/payments/refunds/refund-order.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import type { Visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor, type MadeProduct } from '../make.ts';
import { stockOf } from '../stock.ts';
import { fillCart, order } from '../carts.ts';
import { begin, reportOutcome, openMethods } from '../pay.ts';
import { auditMarket } from '#market/audit/audit-market.ts';

export let base: Fresh;
export let market: MarketSettings;
let owner: MadeStaff;

/** Opens it for the tests of a file. */
export function withStock(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    market = await openMethods(base.db, [orderMethod.stripe, orderMethod.cashOnDelivery]);
    owner = await makeStaff(base, 'owner');
  });
  afterAll(() => base.close());
}

export type Sold = {
  visitor: Visitor;
  product: MadeProduct;
  id: number;
  line: number;
  parcel: number;
};

/** An order of five lamps and a product of another store, paid by a gateway. */
export async function sold(
  wish: Parameters<typeof makeProduct>[1] = {},
  quantity = 5,
): Promise<Sold> {
  const visitor = makeVisitor();
  const product = await makeProduct(base.db, { stock: 50, ...wish });
  return buy(visitor, product, quantity);
}

export async function buy(visitor: Visitor, product: MadeProduct, quantity: number): Promise<Sold> {
  await fillCart(base.db, visitor, { product, quantity }, { product: await makeProduct(base.db) });
  const { id } = await order(base.db, market, visitor, { method: orderMethod.stripe });
  await reportOutcome(
    base.db,
    await begin(base.db, market, visitor, { orderId: id, method: orderMethod.stripe }),
  );
  const own = await base.db
    .selectFrom('order_lines')
    .select(['id', 'parcel_id'])
    .where('order_id', '=', id)
    .where('product_id', '=', product.id)
    .executeTakeFirstOrThrow();
  return { visitor, product, id, line: own.id, parcel: own.parcel_id };
}

/** Staff ask for a refund of items that came back. */
export const takeBack = ({ id, line }: Sold, quantity: number, more: Partial<RefundInput> = {}) =>
  transaction(base.db, (tx) =>
    refundOrder(tx, owner.staff, {
      id,
      reason: 'Broken.',
      parcel_id: null,
      amount: '',
      lines: [{ id: line, quantity }],
      back: true,
      ...more,
    }),
  );
export const ended = (refund: number, state: 'succeeded' | 'failed' | 'pending') =>
  transaction(base.db, (tx) => endRefund(tx, refund, { providerRef: `re_${refund}`, state }));
export const callOff = ({ visitor, parcel }: Sold) =>
  transaction(base.db, (tx) =>
    cancelParcel(tx, visitor, { parcelId: parcel, title: '', message: '' }),
  );
export const stock = ({ product }: Sold) => stockOf(base.db, product.inventory);

/** The history of a variant's stock, as `cause pieces`. */
export async function movesOf(inventory: number): Promise<string[]> {
  const rows = await base.db
    .selectFrom('stock_moves')
    .select(['cause', 'quantity'])
    .where('inventory_id', '=', inventory)
    .orderBy('id')
    .execute();
  return rows.map(({ cause, quantity }) => `${cause} ${quantity}`);
}

/** The audit's findings about stock. */
export const faults = async () =>
  (await auditMarket(base.db)).filter(({ fault }) => /stock|pieces/.test(fault));
