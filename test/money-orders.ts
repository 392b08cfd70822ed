// Orders whose money and goods are followed: really placed, paid, moved and cancelled by their
// verbs.
import { sql } from 'kysely';
import { orderMethod } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { moveParcel } from '#market/orders/move-parcel.ts';
import type { ParcelAction } from '#market/orders/parcel.ts';
import type { Shopper, Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeProduct, makeVisitor } from './make.ts';
import { fillCart, order } from './carts.ts';

export const STEPS: ParcelAction[] = ['confirm', 'pick-up', 'send', 'deliver'];

export const move = (db: Db, parcelId: number, action: ParcelAction) =>
  transaction(db, (tx) => moveParcel(tx, { parcelId, action, actor: 'seller' }));
export const cancel = (db: Db, actor: Shopper | Staff, parcelId: number) =>
  transaction(db, (tx) => cancelParcel(tx, actor, { parcelId, title: '', message: 'No' }));

/** Moves a parcel from one step, by default the first, to another. */
export async function moveTo(
  db: Db,
  parcel: number,
  last: ParcelAction,
  first: ParcelAction = 'confirm',
) {
  for (const step of STEPS.slice(STEPS.indexOf(first), STEPS.indexOf(last) + 1))
    await move(db, parcel, step);
}

type Wish = { method?: number; prices?: number[]; voucher?: string };

/** An order with a parcel for each price, of one item each with ten in stock, without shipping. */
export async function ordered(db: Db, market: MarketSettings, wish: Wish = {}) {
  const { method = orderMethod.stripe, prices = [1000], voucher } = wish;
  const buyer = makeVisitor();
  const products = await Promise.all(
    prices.map((selling) => makeProduct(db, { selling, shipping: 0, stock: 10 })),
  );
  await fillCart(db, buyer, ...products.map((product) => ({ product })));
  const placed = await order(db, market, buyer, { method, voucher });
  const parcels = await db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', placed.id)
    .orderBy('id')
    .execute();
  const [first = 0, second = 0] = parcels.map(({ id }) => id);
  return { buyer, products, id: placed.id, first, second };
}

/** The state of an order's money. */
export const moneyOf = (db: Db, id: number) =>
  db
    .selectFrom('orders')
    .select(['paid', 'refunded', 'order_method'])
    .select([
      sql<boolean>`paid_at is not null`.as('done'),
      sql<boolean>`cancelled_at is not null`.as('gone'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
