// The session of each client, from its first page to its lists: every answer is recorded by call.
import { address } from '../../carts.ts';
import { fine, list, row, wrapped, type Client } from '../client-generations.ts';
import type { Facts } from '../shop-cases.ts';

type RecordAnswer = (call: string, data: unknown) => void;
export type Walk = { client: Client; facts: Facts; optional: number };

export async function browse({ client: { get }, facts, optional }: Walk, record: RecordAnswer) {
  const read = async (call: string, path: string, query = {}) =>
    record(call, fine(await get(path, query)));
  for (const call of ['common', 'home', 'payment-gateway', 'countries-phones', 'brands'])
    await read(call, call);
  await read('categories', 'categories', { page: '' });
  await read('products', 'products', { sidebar_data: 'true', all_categories: 'true' });
  await read('all', 'all', { category: facts.category, sidebar_data: 'true', brand: '' });
  await read('store', 'store', { slug: facts.store, required_rating: 'true' });
  await read('search', 'search', { q: 'le' });
  await read('flash-sale/{id}', `flash-sale/${facts.sale}`);
  await read('page/{slug}', 'page/sitemap');
  await read('product/{id}', `product/${optional}`, { id: optional, user_id: '' });
  await read('reviews/{id}', `reviews/${facts.product}`, { get_total: 'true' });
  await read('suggested-products/{id}', `suggested-products/${facts.product}`);
  await read('user/user-vouchers', 'user/user-vouchers');
  await read('user/profile of a guest', 'user/profile');
}

/** Buys as the signed-in person; returns the order's id. */
export async function buy({ client, facts }: Walk, record: RecordAnswer): Promise<number> {
  const { get, post } = client;
  record('user/profile', fine(await get('user/profile')));
  record('cart/action', fine(await post('cart/action', { ...facts.things[0], quantity: 1 })));
  const saved = fine(await post('user/address/action', { id: '', ...address }));
  record('user/address/action', saved);
  record('user/address/all', fine(await get('user/address/all')));
  const lines = fine(await get('cart/by-user'));
  record('cart/by-user', lines);
  const cart = list(lines).map(({ id, flash_product }) => [
    id,
    {
      cart: id,
      shipping_place: list(row(row(flash_product).shipping_rule).shipping_places)[0],
      shipping_type: '1',
      single_shipping: '',
    },
  ]);
  const sent = { cart: Object.fromEntries(cart), selected_address: row(saved).id };
  record('cart/by-user', fine(await post('cart/update-shipping', sent)));
  const order = row(fine(await post('order/action', wrapped({ order_method: 2, voucher: '' }))));
  record('order/action', order);
  const paid = { id: order.id, payment_token: order.id, order_method: 2 };
  record('order/payment-done', fine(await post('order/payment-done', wrapped(paid))));
  record('order/by-user', fine(await post('order/by-user', { page: '' })));
  record('order/by-user of one', fine(await post('order/by-user', { order_id: order.id })));
  record('track-order', fine(await get('track-order', { tracking_id: order.order })));
  return Number(order.id);
}

export async function cancel({ client: { get, post } }: Walk, id: number, record: RecordAnswer) {
  const input = { order_id: id, title: 'No', message: 'Not now.' };
  record('cancellation/cancel-order', fine(await post('cancellation/cancel-order', input)));
  record('cancellation/find/{id}', fine(await get(`cancellation/find/${id}`)));
}

export async function useLists({ client: { get, post }, facts }: Walk, record: RecordAnswer) {
  const { product } = facts;
  record('user/wishlist/action', fine(await post('user/wishlist/action', { product_id: product })));
  fine(await post('user/compare-list/action', { product_id: product, compare: true }));
  fine(await post('user/store/follow', { store_id: facts.storeId }));
  for (const call of ['user/wishlist/all', 'user/compare-list/all', 'user/store/following-list'])
    record(call, fine(await get(call)));
  record('user/update-profile', fine(await post('user/update-profile', { name: 'Amal' })));
}

export async function review(
  { client: { get, post }, facts }: Walk,
  id: number,
  record: RecordAnswer,
) {
  const product = facts.things[0]?.product_id;
  const input = { product_id: product, order_id: id, rating: 5, review: 'Good.', id: 0 };
  record('rating-review/action', fine(await post('rating-review/action', input)));
  record('rating-review/find/{id}', fine(await get(`rating-review/find/${product}`)));
}
