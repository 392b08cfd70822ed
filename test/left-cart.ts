// A customer who left a cart, and the letter about it.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { addToCart } from '#market/carts/add-to-cart.ts';
import { makeCustomer, type MadeCustomer } from './customer.ts';
import { makeProduct, type MadeProduct } from './make.ts';

type Wish = { product?: MadeProduct; quantity?: number; hours?: number; name?: string };

/** A customer with a product in their cart, untouched for this many hours. */
export async function leftCart(
  db: Db,
  { product, quantity = 1, hours = 2, name }: Wish = {},
): Promise<MadeCustomer> {
  const made = await makeCustomer({ db }, name === undefined ? {} : { name });
  const { id, inventory } = product ?? (await makeProduct(db));
  await transaction(db, (tx) =>
    addToCart(tx, made.customer, { product_id: id, inventory_id: inventory, quantity }),
  );
  await waited(db, made.accountId, hours);
  return made;
}

/** Makes a cart untouched for this many hours. */
export const waited = (db: Db, accountId: number, hours: number) =>
  sql`
    update carts set changed_at = now() - make_interval(hours => ${hours}) where id = ${accountId}
  `.execute(db);

/** The key in a letter about a cart. */
export async function reminderKey(db: Db): Promise<string> {
  const { accountId } = await leftCart(db);
  const key = crypto.randomUUID();
  await db.insertInto('cart_letters').values({ account_id: accountId, key }).execute();
  return key;
}
