// Clients that open the gateways' own windows, and afterwards claim what was paid there.
import { openAtShop, type AtShop } from './at-shop.ts';
import type { Waiting } from './buyers.ts';
import { openFlutterwave } from '../stand-ins/gateways/flutterwave.ts';
import { openPaypal } from '../stand-ins/gateways/paypal.ts';
import type { InWindow, Window } from '../stand-ins/gateways/come-back.ts';

/** The gateways with windows that a browser opens without the shop. */
export const windows = [
  { name: 'paypal', open: openPaypal, asking: '/v2/checkout/orders' },
  { name: 'flutterwave', open: openFlutterwave, asking: '/v3/transactions' },
] as const;

/** A shop with such a gateway. */
export type AtWindow = AtShop & {
  /** The beginning of the path of a request about a payment. */
  asking: string;
  /** Pays in the window; by default the order's amount, with its buyer's address. */
  pay: (order: Waiting, other?: Partial<InWindow>) => string;
  /** The client claims a payment through the API. */
  claim: (order: Waiting, ref: unknown) => ReturnType<AtShop['shop']['send']>;
};

export async function openAtWindow({
  name,
  open,
  asking,
}: (typeof windows)[number]): Promise<AtWindow> {
  let window: Window | undefined;
  const at = await openAtShop(name, async () => {
    const there = await open();
    window = there;
    return there;
  });
  return {
    ...at,
    asking,
    pay: (order, other = {}) => {
      if (!window) throw new Error('A shop has a gateway.');
      return window.payInWindow({ minor: order.total, email: 'Amal@example.com', ...other });
    },
    claim: ({ id, token }, ref) =>
      at.shop.send('orderPayment.done', {
        user_token: token,
        id,
        order_method: at.method,
        payment_token: ref,
      }),
  };
}

/** The claimed payments of an order. */
export function claimsOf({ base: { db } }: AtShop, { id }: { id: number }) {
  return db
    .selectFrom('payments')
    .select(['id', 'state', 'reason', 'received', 'provider_ref'])
    .where('order_id', '=', id)
    .where('claimed', '=', true)
    .execute();
}

/** How often the owner was asked to look at a payment of an order. */
export async function tellings({ base: { db } }: AtShop, { id }: { id: number }): Promise<number> {
  const events = await db
    .selectFrom('events')
    .select('data')
    .where('kind', '=', 'payment-in-review')
    .execute();
  return events.filter(({ data }) => (data as { order: number }).order === id).length;
}
