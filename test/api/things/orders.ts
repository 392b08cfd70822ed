// Orders, parcels, reviews and papers of a person.
import { transaction } from '#db/transaction.ts';
import { saveLine } from '#market/carts/save-line.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { submitReview } from '#market/reviews/submit-review.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { makeSeller } from '../../at-work.ts';
import { fillCart, makeAddress, order } from '../../carts.ts';
import { makeProduct, makeVisitor } from '../../make.ts';
import { delivered, moved, placed, type Makers, type Owner } from './placed-order.ts';

export const orderThings: Makers = {
  address: ({ db, shopper }) => makeAddress(db, shopper),
  'cart-line': async ({ db, shopper }) =>
    (await fillCart(db, shopper, { product: await makeProduct(db) }))[0],
  'saved-line': async ({ db, shopper }) => {
    const [line = 0] = await fillCart(db, shopper, { product: await makeProduct(db) });
    return (await transaction(db, (tx) => saveLine(tx, shopper, line))).id;
  },
  order: async (owner) => (await placed(owner)).id,
  'linked-order': async (owner) => (await placed(owner)).id,
  'cancellable-order': async (owner) => (await placed(owner)).id,
  'cancelled-order': async (owner) => {
    const { id } = await placed(owner);
    await transaction(owner.db, (tx) =>
      cancelOrder(tx, owner.shopper, { orderId: id, title: 'No', message: 'Not now.' }),
    );
    return id;
  },
  parcel: async (owner) => (await placed(owner)).parcelId,
  'pending-parcel': async (owner) => (await placed(owner)).parcelId,
  'late-parcel': async (owner) => {
    const { parcelId } = await placed(owner);
    const { store_id: store } = await owner.db
      .updateTable('parcels')
      .set({ due_at: new Date(Date.now() - 1000) })
      .where('id', '=', parcelId)
      .returning('store_id')
      .executeTakeFirstOrThrow();
    await makeSeller(owner, store);
    return parcelId;
  },
  'confirmed-parcel': async (owner) => (await moved(owner, 'confirm')).parcelId,
  'picked-parcel': async (owner) => (await moved(owner, 'confirm', 'pick-up')).parcelId,
  'moving-parcel': async (owner) => (await moved(owner, 'confirm', 'pick-up', 'send')).parcelId,
  'delivered-order': async (owner) => {
    const { id, product } = await delivered(owner);
    owner.made.set('product', product.id);
    return id;
  },
  'reviewed-product': reviewedProduct,
  review: somebodyElsesReview,
  'answered-review': answeredReview,
  paper: async (owner) => {
    const { parcelId } = await moved(owner, 'confirm');
    const { id } = await owner.db
      .selectFrom('papers')
      .select('id')
      .where('parcel_id', '=', parcelId)
      .executeTakeFirstOrThrow();
    return id;
  },
};

async function reviewedProduct(owner: Owner): Promise<number> {
  const { id, product } = await delivered(owner);
  await transaction(owner.db, (tx) =>
    submitReview(tx, owner.shopper, {
      productId: product.id,
      orderId: id,
      rating: 5,
      text: 'Just right.',
      drop: [],
      pictures: [],
    }),
  );
  owner.made.set('delivered-order', id);
  return product.id;
}

/** Of a product of the seller's store, if there is one. */
async function somebodyElsesReview({ db, storeId }: Owner): Promise<number> {
  const other = makeVisitor();
  const product = await makeProduct(db, storeId === undefined ? {} : { store: storeId });
  await fillCart(db, other, { product });
  const bought = await order(db, await readMarketSettings(db), other);
  const { id } = await db
    .insertInto('reviews')
    .values({
      product_id: product.id,
      order_id: bought.id,
      shopper: other.key,
      name: 'Omar',
      rating: 4,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function answeredReview(owner: Owner): Promise<number> {
  const id = await somebodyElsesReview(owner);
  const { store_id } = await owner.db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select('p.store_id')
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow();
  const answer = { review_id: id, store_id, answer: 'Thank you.' };
  await owner.db.insertInto('review_answers').values(answer).execute();
  return id;
}
