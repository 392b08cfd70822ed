// What can happen in the market, as the diary keeps it. jobs/reactions.ts lists what follows.
export type Events = {
  'order-placed': { order: number };
  'order-cancelled': { order: number };
  'order-paid': { order: number; payment: number; amount: number };
  /** What a gateway says of a payment is not what was asked for: somebody has to look. */
  'payment-in-review': { order: number; payment: number };
  'order-refunded': { order: number; refund: number; amount: number };
  'refund-failed': { order: number; refund: number };
  /** Staff did not find a transfer that a buyer told of. */
  'transfer-refused': { order: number; transfer: number };
  'order-mail-asked': { order: number };
  'parcel-moved': { order: number; parcel: number; status: number };
  /** One parcel of an order that goes on with others. */
  'parcel-cancelled': { order: number; parcel: number };
  'products-changed': { products: number[] };
};
