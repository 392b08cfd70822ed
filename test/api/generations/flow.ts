// What each client does from its first page to its lists: every answer is handed on by its call.
import { address } from '../../carts.ts';
import { fine, list, row, wrapped, type Client } from '../client-generations.ts';
import type { Facts } from '../shop-cases.ts';

type Told = (call: string, data: unknown) => void;
export type Walk = { client: Client; facts: Facts; optional: number };

export async function browse({ client: { get }, facts, optional }: Walk, tell: Told) {
  const read = async (call: string, path: string, query = {}) =>
    tell(call, fine(await get(path, query)));
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

/** Buys as whoever is signed in; answers the order's id. */
export async function buy({ client, facts }: Walk, tell: Told): Promise<number> {
  const { get, post } = client;
  tell('user/profile', fine(await get('user/profile')));
  tell('cart/action', fine(await post('cart/action', { ...facts.things[0], quantity: 1 })));
  const saved = fine(await post('user/address/action', { id: '', ...address }));
  tell('user/address/action', saved);
  tell('user/address/all', fine(await get('user/address/all')));
  const lines = fine(await get('cart/by-user'));
  tell('cart/by-user', lines);
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
  tell('cart/by-user', fine(await post('cart/update-shipping', sent)));
  const order = row(fine(await post('order/action', wrapped({ order_method: 2, voucher: '' }))));
  tell('order/action', order);
  const paid = { id: order.id, payment_token: order.id, order_method: 2 };
  tell('order/payment-done', fine(await post('order/payment-done', wrapped(paid))));
  tell('order/by-user', fine(await post('order/by-user', { page: '' })));
  tell('order/by-user of one', fine(await post('order/by-user', { order_id: order.id })));
  tell('track-order', fine(await get('track-order', { tracking_id: order.order })));
  return Number(order.id);
}

export async function cancel({ client: { get, post } }: Walk, id: number, tell: Told) {
  const said = { order_id: id, title: 'No', message: 'Not now.' };
  tell('cancellation/cancel-order', fine(await post('cancellation/cancel-order', said)));
  tell('cancellation/find/{id}', fine(await get(`cancellation/find/${id}`)));
}

export async function useLists({ client: { get, post }, facts }: Walk, tell: Told) {
  const { product } = facts;
  tell('user/wishlist/action', fine(await post('user/wishlist/action', { product_id: product })));
  fine(await post('user/compare-list/action', { product_id: product, compare: true }));
  fine(await post('user/store/follow', { store_id: facts.storeId }));
  for (const call of ['user/wishlist/all', 'user/compare-list/all', 'user/store/following-list'])
    tell(call, fine(await get(call)));
  tell('user/update-profile', fine(await post('user/update-profile', { name: 'Amal' })));
}

export async function review({ client: { get, post }, facts }: Walk, id: number, tell: Told) {
  const product = facts.things[0]?.product_id;
  const said = { product_id: product, order_id: id, rating: 5, review: 'Good.', id: 0 };
  tell('rating-review/action', fine(await post('rating-review/action', said)));
  tell('rating-review/find/{id}', fine(await get(`rating-review/find/${product}`)));
}
