import { orderMethod } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { order, twoStores } from '../carts.ts';
import { makeVisitor } from '../make.ts';

/** An order that waits for payment by a gateway. */
export async function orderUnpaid(db: Db, market: MarketSettings): Promise<number> {
  const visitor = makeVisitor();
  await twoStores(db, visitor);
  const { id } = await order(db, market, visitor);
  await db
    .updateTable('orders')
    .set({ order_method: orderMethod.stripe, pay_by: new Date(Date.now() + 3_600_000) })
    .where('id', '=', id)
    .execute();
  return id;
}
