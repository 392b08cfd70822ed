// The parts of wrong calls: the callers, and valid input whose ids do not exist.
import type { Endpoint } from '#contract/endpoint.ts';
import type { CallName } from '#contract/endpoints.ts';
import type { Db } from '#db/connect.ts';
import { address } from '../carts.ts';
import { makeVisitor } from '../make.ts';
import { fieldsOf, formed, inputFor } from './generated-input.ts';
import { peopleFor } from './people.ts';

type Input = Record<string, unknown>;
type Headers = Record<string, string>;
export const NOT_THERE = 2_000_000_000;

/** Calls with ids that do not exist: the code of the refusal, and the input. */
export const NOWHERE: Partial<Record<CallName, [code: string, input: Input]>> = {
  'listing.all': ['category-not-found', { category: 'nowhere' }],
  'category.find': ['category-not-found', { slug: 'nowhere' }],
  'product.find': ['product-not-found', { id: NOT_THERE }],
  'product.sizeTable': ['product-not-found', { id: NOT_THERE }],
  'flashSale.products': ['flash-sale-not-found', { id: NOT_THERE }],
  'store.find': ['store-not-found', { slug: 'nowhere' }],
  'page.find': ['page-not-found', { slug: 'nowhere' }],
  'suggestion.all': ['product-not-found', { id: NOT_THERE }],
  'review.all': ['product-not-found', { id: NOT_THERE }],
  'tracking.find': ['order-not-found', { tracking_id: 'AAAAAAAAAAAAAAAA' }],
  'address.action': ['address-not-found', { ...address, id: NOT_THERE }],
  'address.delete': ['address-not-found', { id: NOT_THERE }],
  'cart.action': [
    'product-not-found',
    { product_id: NOT_THERE, inventory_id: NOT_THERE, quantity: 1 },
  ],
  'cart.buyNow': [
    'product-not-found',
    { product_id: NOT_THERE, inventory_id: NOT_THERE, quantity: 1 },
  ],
  'cart.delete': ['cart-line-not-found', { id: 9_007_199_254_740_991 }],
  'savedLine.save': ['cart-line-not-found', { id: 9_007_199_254_740_991 }],
  'savedLine.toCart': ['cart-line-not-found', { id: 9_007_199_254_740_991 }],
  'savedLine.delete': ['cart-line-not-found', { id: 9_007_199_254_740_991 }],
  'cart.updateShipping': ['address-not-found', { cart: {}, selected_address: NOT_THERE }],
  'order.action': ['nothing-selected', { order_method: 2 }],
  'voucher.validity': ['voucher-invalid', { voucher: 'NO-SUCH-CODE', price: 1 }],
  'order.byUser': ['order-not-found', { order_id: NOT_THERE }],
  'order.find': ['order-not-found', { id: NOT_THERE }],
  'order.again': ['order-not-found', { order_id: NOT_THERE }],
  'orderPayment.failed': ['order-not-found', { id: NOT_THERE }],
  'order.sendEmail': ['order-not-found', { id: NOT_THERE }],
  'saleNotice.ask': ['flash-sale-not-found', { flash_sale_id: NOT_THERE, email: 'a@b.co' }],
  'stockNotice.ask': ['product-not-found', { inventory_id: NOT_THERE, email: 'a@b.co' }],
  'report.create': [
    'product-not-found',
    {
      product: NOT_THERE,
      reason: 'illegal',
      explanation: 'E',
      url: 'https://souk.example/lamp',
      name: 'A',
      email: 'a@b.co',
      good_faith: true,
    },
  ],
  'cancellation.cancelOrder': [
    'order-not-found',
    { order_id: NOT_THERE, title: 'No', message: 'No.' },
  ],
  'cancellation.find': ['cancellation-not-found', { id: NOT_THERE }],
};

/** A person who may make a call: a new visitor, or one with the required role. */
export async function callerOf(
  db: Db,
  { audience, ...endpoint }: Endpoint,
): Promise<{ input: Input; headers: Headers }> {
  const [kind] = peopleFor({ audience, ...endpoint });
  return audience === 'public' || audience === 'guest' || !kind
    ? { input: { user_token: makeVisitor().token }, headers: {} }
    : kind.make(db);
}
/** Valid input for a person, with ids of their own things. */
export async function wellFormed(
  db: Db,
  endpoint: Endpoint,
  ids?: unknown,
): Promise<{ input: Input; headers: Headers }> {
  const [kind] = peopleFor(endpoint);
  if (!kind) throw new Error(`Nobody may call ${endpoint.path}.`);
  const person = await kind.make(db);
  const input = await inputFor(db, endpoint, person);
  return {
    headers: person.headers,
    input:
      ids === undefined
        ? input
        : {
            ...input,
            ...Object.fromEntries(
              fieldsOf(endpoint).map(({ name, shape, thing }) => [
                name,
                formed(shape, thing.endsWith('session') ? crypto.randomUUID() : ids),
              ]),
            ),
          },
  };
}
