// An order for cash in a staffed shop, delivered and ready for release.
import { transaction } from '#db/transaction.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { deliver } from '../deliver.ts';
import { fillCart, order } from '../carts.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import type { StaffedShop } from './staffed-shop.ts';

/** A delivered cash order of one product of the store; amounts in minor units of the shop. */
export async function sold({
  base,
  open,
  store,
}: StaffedShop): Promise<{ id: number; total: number; line: number; inventory: number }> {
  const visitor = makeVisitor();
  const product = await makeProduct(base.db, { store, selling: 2000, shipping: 500 });
  await fillCart(base.db, visitor, { product });
  const { id, total } = await order(base.db, await open.services.market(), visitor);
  await deliver(base.db, id);
  const { id: line } = await base.db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, total, line, inventory: product.inventory };
}

/** Releases all delivered earnings at once. */
export async function release({ base }: StaffedShop): Promise<void> {
  await base.db.updateTable('settings').set({ release_days: 0 }).execute();
  await transaction(base.db, (tx) => releaseEarnings(tx, new Date()));
}
