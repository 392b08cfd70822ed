// Orders of two stores, and what sellers, staff and buyers do with their parcels.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { workParcel, type Step } from '#market/orders/work-parcel.ts';
import type { Seller, Shopper, Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeSeller, makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor } from '../make.ts';
import { fillCart, order } from '../carts.ts';
import { makeSale } from '../offers.ts';
import { piecesInAll, wrongInBooks } from './balance.ts';

export let base: Fresh;
export let market: MarketSettings;
export let keeper: MadeStaff;

/** Opens it for the tests of a file; the books are checked after each. */
export function withParcels(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    market = await makeShop(base.db);
    keeper = await makeStaff(base, 'owner');
  });
  afterAll(() => base.close());
  afterEach(async () => expect(await wrongInBooks(base.db)).toEqual([]));
}

export const work = (
  actor: Seller | Staff,
  parcelId: number,
  action: Step['action'],
  more: Partial<Step> = {},
) => transaction(base.db, (tx) => workParcel(tx, actor, { parcelId, action, note: '', ...more }));
export const cancel = (
  actor: Shopper | Seller | Staff,
  parcelId: number,
  message = 'The last one broke.',
) => transaction(base.db, (tx) => cancelParcel(tx, actor, { parcelId, title: '', message }));

/** An order from two stores with a seller each; three items of the first are in a sale. */
export async function ordered(wish: { voucher?: string; buyer?: Shopper } = {}) {
  const buyer = wish.buyer ?? makeVisitor();
  const one = await makeProduct(base.db);
  const two = await makeProduct(base.db);
  const sale = await makeSale(base.db, one.id, { quota: 10 });
  await fillCart(base.db, buyer, { product: one, quantity: 3 }, { product: two });
  const pieces = await piecesInAll(base.db);
  const placed = await order(base.db, market, buyer, { voucher: wish.voucher });
  const parcels = await base.db
    .selectFrom('parcels')
    .select(['id', 'store_id', 'code'])
    .where('order_id', '=', placed.id)
    .execute();
  const parcelOf = (store: number) => parcels.find(({ store_id }) => store_id === store)?.id ?? 0;
  return {
    buyer,
    one,
    two,
    sale,
    pieces,
    placed,
    first: parcelOf(one.store),
    second: parcelOf(two.store),
    seller: (await makeSeller(base, one.store)).seller,
    other: (await makeSeller(base, two.store)).seller,
  };
}
