// Searches for staff who make an order: customers, and variants of products.
import { Refusal } from '#base/refusal.ts';
import type { OrderBuyer } from '#contract/admin/taken-order.ts';
import type { Db } from '#db/connect.ts';
import { linesOf } from '#market/addresses/lines-of.ts';
import { listCustomers } from '#market/care/list-customers.ts';
import { listProducts } from '#market/catalogue/list-products.ts';
import { readBasketLines, type LineToOrder } from '#market/orders/order-lines.ts';
import { customerKey, type Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** How many customers or products one search returns. */
const MOST = 8;
const MOST_VARIANTS = 60;
type Looking = { q: string; market: MarketSettings };

/** Customers with an account by a part of a name, an e-mail or a phone number. */
export async function findBuyers(db: Db, { q, market }: Looking) {
  if (!q) return [];
  const filters = { q, page: 1, size: MOST, sort: undefined, only: undefined };
  const { rows } = await listCustomers(
    db,
    { ...filters, view: undefined, country: '', consent: undefined },
    market,
  );
  return rows.map(({ id, title, email, phone }) => ({ id, title, email, phone }));
}

/** A customer with their addresses, the default one first. Refuses 'account-not-found'. */
export async function openBuyer(db: Db, by: Staff, id: number): Promise<OrderBuyer> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'phone', 'language'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  if (!account) throw new Refusal('account-not-found');
  const addresses = await db
    .selectFrom('addresses')
    .select(['id', 'name', 'phone', 'country', 'state', 'city', 'zip', 'address_1', 'address_2'])
    .where('shopper', '=', customerKey(id))
    .orderBy('chosen', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    ...account,
    email: account.email ?? '',
    addresses: addresses.map((address) => ({
      id: address.id,
      name: address.name,
      phone: address.phone,
      country: address.country,
      lines: linesOf(address, by.language),
    })),
  };
}

/**
 * Variants of public products, by words of a title or by a SKU, at the prices an order would have
 * now.
 */
export async function findGoods(
  db: Db,
  by: Staff,
  { q, market }: Looking,
  now: Date,
): Promise<LineToOrder[]> {
  if (!q) return [];
  const none = { store: null, category: null, brand: null, only: undefined, sort: undefined };
  const { rows } = await listProducts(db, by, { ...none, q, page: 1, size: MOST }, market);
  const products = rows.map(({ id }) => id);
  if (products.length === 0) return [];
  const variants = await db
    .selectFrom('inventories')
    .select(['id', 'product_id'])
    .where('product_id', 'in', products)
    .orderBy('id')
    .limit(MOST_VARIANTS)
    .execute();
  const placeOf = new Map(products.map((id, at) => [id, at]));
  const basket = variants
    .toSorted((a, b) => (placeOf.get(a.product_id) ?? 0) - (placeOf.get(b.product_id) ?? 0))
    .map(({ id }) => ({ inventoryId: id, quantity: 1, pickup: false }));
  return (await readBasketLines(db, basket, null, now)).filter((line) => line.public);
}

/** The names of the stores that sell these, by their ids. */
export async function storeNames(db: Db, lines: LineToOrder[]): Promise<Map<number, string>> {
  const ids = [...new Set(lines.map(({ store_id: id }) => id))];
  if (ids.length === 0) return new Map();
  const stores = await db
    .selectFrom('stores')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(stores.map(({ id, name }) => [id, name]));
}
