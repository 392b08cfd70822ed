// The rows of a parcel with one line. Amounts in minor units.
import { randomCode } from '#base/id.ts';
import type { Db, Tx } from '#db/connect.ts';
import { makeProduct, texts } from './make.ts';

/**
 * A parcel of one line. `voucher` is its share of the order's voucher, `commission` is frozen on
 * the line.
 */
export type ParcelWish = {
  store: number;
  goods?: number;
  bundle?: number;
  tax?: number;
  shipping?: number;
  voucher?: number;
  fee?: number;
  commission?: number;
};

export type MadeParcel = { id: number; store: number; total: number };

const products = new WeakMap<Db, Map<number, Promise<number>>>();

type Priced = Awaited<ReturnType<typeof priced>>;
export type Sums = Priced['sums'];

/** The prices of a parcel, and its contents. */
export async function priced(db: Db, { store, commission = 0, ...prices }: ParcelWish) {
  const { goods = 1000, bundle = 0, tax = 0, shipping = 0, voucher = 0, fee = 0 } = prices;
  return {
    store,
    commission,
    product: await productOf(db, store),
    sums: {
      subtotal: goods,
      bundle_offer: bundle,
      tax,
      shipping_price: shipping,
      voucher_price: voucher,
      fee,
      total: goods - bundle + tax + shipping - voucher + fee,
    },
  };
}

/** A parcel and its line; free items of a bundle are a line of their own. */
export async function writeParcel(
  tx: Tx,
  order: number,
  { store, commission, product, sums }: Priced,
): Promise<MadeParcel> {
  const { id } = await tx
    .insertInto('parcels')
    .values({ order_id: order, store_id: store, code: randomCode(), ...sums })
    .returning('id')
    .executeTakeFirstOrThrow();
  const line = {
    order_id: order,
    parcel_id: id,
    product_id: product,
    title: texts('Lamp'),
    image: '',
    quantity: 1,
    shipping_type: 1,
  };
  const { bundle_offer: free, tax: tax_price, shipping_price, voucher_price } = sums;
  await tx
    .insertInto('order_lines')
    .values({
      ...line,
      selling: sums.subtotal - free,
      tax_price,
      shipping_price,
      voucher_price,
      commission,
    })
    .execute();
  if (free > 0)
    await tx
      .insertInto('order_lines')
      .values({ ...line, selling: free, bundle_free: 1, tax_price: 0, shipping_price: 0 })
      .execute();
  return { id, store, total: sums.total };
}

function productOf(db: Db, store: number): Promise<number> {
  const own = products.get(db) ?? new Map<number, Promise<number>>();
  const product = own.get(store) ?? makeProduct(db, { store }).then(({ id }) => id);
  products.set(db, own.set(store, product));
  return product;
}
