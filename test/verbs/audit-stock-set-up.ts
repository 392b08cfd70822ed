// Items that were sold and came back, and tampering with them.
import { sql } from 'kysely';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import { refundOrder } from '#market/payments/refunds/refund-order.ts';
import { makeStaff } from '../at-work.ts';
import { fillCart, order } from '../carts.ts';
import type { Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor, type MadeProduct } from '../make.ts';
import { begin, reportOutcome, openMethods } from '../pay.ts';

/**
 * `line` of five lamps, two of which came back with `refund`, in a live parcel; `called` of a
 * cancelled one.
 */
export type Goods = {
  lamp: MadeProduct;
  line: number;
  refund: number;
  failed: number;
  called: number;
  cup: MadeProduct;
};

/** Opens a shop, sells lamps and cups, and takes some of them back. */
export async function trade(base: Fresh): Promise<Goods> {
  const { db } = base;
  await makeShop(db);
  const market = await openMethods(db, [orderMethod.stripe]);
  const owner = await makeStaff(base, 'owner');
  const visitor = makeVisitor();
  const lamp = await makeProduct(db, { stock: 50 });
  const cup = await makeProduct(db, { stock: 50 });
  await fillCart(db, visitor, { product: lamp, quantity: 5 }, { product: cup, quantity: 3 });
  const { id } = await order(db, market, visitor, { method: orderMethod.stripe });
  await reportOutcome(
    db,
    await begin(db, market, visitor, { orderId: id, method: orderMethod.stripe }),
  );
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'parcel_id', 'product_id'])
    .where('order_id', '=', id)
    .execute();
  const of = (product: MadeProduct) =>
    lines.find(({ product_id }) => product_id === product.id) ?? { id: 0, parcel_id: 0 };
  const back = async (state: 'succeeded' | 'failed') =>
    transaction(db, async (tx) => {
      const refund = await refundOrder(tx, owner.staff, {
        id,
        reason: 'Broken.',
        parcel_id: null,
        amount: '',
        lines: [{ id: of(lamp).id, quantity: 2 }],
        back: true,
      });
      await endRefund(tx, refund, { providerRef: `re_${refund}`, state });
      return refund;
    });
  const failed = await back('failed');
  const refund = await back('succeeded');
  await transaction(db, (tx) =>
    cancelParcel(tx, visitor, { parcelId: of(cup).parcel_id, title: '', message: '' }),
  );
  return { lamp, cup, line: of(lamp).id, called: of(cup).id, refund, failed };
}

type Move = { quantity: number; cause: string; line: number; refund?: number };
export const move = (inventory: number, { quantity, cause, line, refund }: Move) =>
  sql`
    insert into stock_moves (inventory_id, quantity, cause, order_line_id, refund_id)
    values (${inventory}, ${quantity}, ${cause}, ${line}, ${refund ?? null})`;
export const quantityOf = (inventory: number, quantity: number) =>
  sql`update inventories set quantity = ${quantity} where id = ${inventory}`;
export const restocked = (line: number, pieces: number) =>
  sql`update order_lines set restocked = ${pieces} where id = ${line}`;
