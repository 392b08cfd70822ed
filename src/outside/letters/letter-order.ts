// The part of an order that letters use, so that examples need not fill in more.
import type { Order } from '#contract/order.ts';
import type { Parcel } from '#contract/ordered-product.ts';

type Ordered = Order['ordered_products'][number];
type Event = Parcel['events'][number];

export type LetterParcel = Pick<
  Parcel,
  'id' | 'code' | 'status' | 'cancelled' | 'carrier' | 'tracking_number' | 'lines' | 'day_needed'
> & {
  store: Pick<Parcel['store'], 'id' | 'name' | 'slug'>;
  events: Pick<Event, 'action' | 'at' | 'note'>[];
};

export type LetterOrder = Pick<
  Order,
  | 'id'
  | 'order'
  | 'order_method'
  | 'payment_done'
  | 'cancelled'
  | 'refunded'
  | 'ordered_amount'
  | 'live_amount'
  | 'created_at'
> & {
  address: Pick<Order['address'], 'name' | 'company' | 'lines'>;
  ordered_products: (Pick<Ordered, 'id' | 'quantity' | 'selling' | 'choice'> & {
    product: Pick<Ordered['product'], 'id' | 'title' | 'image'>;
  })[];
  parcels: LetterParcel[];
  calculated: Pick<
    Order['calculated'],
    'subtotal' | 'shipping_price' | 'bundle_offer' | 'tax' | 'voucher_price' | 'fee' | 'total_price'
  >;
  pay: Pick<Order['pay'], 'due' | 'state' | 'pay_by' | 'expired'>;
};
