// Buyers at a shop with gateways: they place orders, press the pay button, come back, and cancel.
import type { PayAction } from '#contract/pay-action.ts';
import { transaction } from '#db/transaction.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { visitor } from '#market/settings/actor.ts';
import { fillCart, makeAddress } from '../carts.ts';
import { makeVisitor, type MadeProduct } from '../make.ts';
import { addressOf, type ComeBack } from '../stand-ins/gateways/come-back.ts';
import type { AtShop } from './at-shop.ts';

/** An order that waits for its money, and the gateway's id for it. */
export type Waiting = {
  id: number;
  token: string;
  total: number;
  ref: string;
  key: string;
  payment: number;
  action: PayAction;
};
type Wish = {
  product?: MadeProduct;
  quantity?: number;
  voucher?: string;
  name?: string;
  city?: string;
};
/** An order as placed; without an action the gateway gave no page. */
export type Placed = { id: number; token: string; action: PayAction | null };

/** Places an order of a new visitor through the API, whatever their gateway answers. */
export async function putOrder(
  { shop, base, method, product: usual }: AtShop,
  { product = usual, quantity = 1, voucher = '', ...fields }: Wish = {},
): Promise<Placed> {
  const visitor = makeVisitor();
  await makeAddress(base.db, visitor, fields);
  await fillCart(base.db, visitor, { product, quantity });
  const { id, action } = await shop.ask('order.action', {
    user_token: visitor.token,
    order_method: method,
    voucher,
    time_zone: 'UTC',
  });
  return { id, token: visitor.token, action };
}

/** Places an order to be paid at the gateway, and opens the gateway's page. */
export async function placeAt(at: AtShop, wish: Wish = {}): Promise<Waiting> {
  return toPay(at, await putOrder(at, wish));
}

/** Presses the pay button for a gateway, and opens its page. */
export async function pressAt(
  at: AtShop,
  { id, token }: Pick<Placed, 'id' | 'token'>,
): Promise<Waiting> {
  return toPay(at, { id, token, action: await beginAt(at, { id, token }) });
}

/** Presses the pay button for a gateway; returns the page that it leads to, if any. */
export async function beginAt(
  { shop, method }: AtShop,
  { id, token }: Pick<Placed, 'id' | 'token'>,
): Promise<PayAction | null> {
  const input = { user_token: token, id, order_method: method };
  return (await shop.ask('orderPayment.begin', input)).action;
}

/** The buyer cancels their order. */
export function cancelAt({ base }: AtShop, { id, token }: Pick<Placed, 'id' | 'token'>) {
  const buyer = visitor(token, { language: 'en', timeZone: 'UTC' });
  return transaction(base.db, (tx) =>
    cancelOrder(tx, buyer, { orderId: id, title: 'No', message: 'No.' }),
  );
}

async function toPay({ base, method }: AtShop, { id, token, action }: Placed): Promise<Waiting> {
  const payment = await base.db
    .selectFrom('payments')
    .select(['id', 'provider_ref', 'key', 'amount'])
    .where('order_id', '=', id)
    .where('method', '=', method)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  if (!action) throw new Error('The gateway was not reached.');
  const page = await fetch(
    action.url,
    action.kind === 'form' ? { method: 'POST', body: new URLSearchParams(action.fields) } : {},
  );
  if (!page.ok) throw new Error(`The gateway's page answers ${page.status}: ${await page.text()}`);
  return {
    id,
    token,
    total: payment.amount,
    ref: payment.provider_ref ?? '',
    key: payment.key,
    payment: payment.id,
    action,
  };
}

/** Places an order and pays it. */
export async function buyAt(at: AtShop): Promise<Waiting> {
  const order = await placeAt(at);
  await comeBack(at.there.pay(order.ref));
  return order;
}

/** A browser comes back to the shop, without any cookie; returns where it is redirected. */
export async function comeBack(back: ComeBack): Promise<{ status: number; to: string }> {
  const answer = await fetch(back.method === 'GET' ? addressOf(back) : back.url, {
    method: back.method,
    redirect: 'manual',
    ...(back.method === 'POST' ? { body: new URLSearchParams(back.fields) } : {}),
  });
  return { status: answer.status, to: answer.headers.get('location') ?? '' };
}
