// A new order for cash in a staffed shop.
import { fillCart, order } from '../carts.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import type { StaffedShop } from './staffed-shop.ts';

/** Two items of 20.00 with shipping of 5.00; `person` changes its address. */
export async function placedForCash(
  { base: { db }, open }: StaffedShop,
  person: Record<string, unknown>,
  store: number,
) {
  const visitor = makeVisitor();
  const product = await makeProduct(db, { store, selling: 2000, shipping: 500 });
  await fillCart(db, visitor, { product, quantity: 2 });
  const { id, code } = await order(db, await open.services.market(), visitor);
  const found = await db
    .selectFrom('orders')
    .select('address')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const address = JSON.stringify({ ...(found.address as object), ...person });
  await db.updateTable('orders').set({ address }).where('id', '=', id).execute();
  const { id: parcel } = await db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, code, parcel, product };
}
