// What can happen in the market, as the diary keeps it. jobs/reactions.ts lists what follows.
export type Events = {
  'order-placed': { order: number };
  'order-cancelled': { order: number };
  'order-paid': { order: number; payment: number };
  'order-refunded': { order: number; refund: number; amount: number };
  /** Staff did not find a transfer that a buyer told of. */
  'transfer-refused': { order: number; transfer: number };
  'order-mail-asked': { order: number };
  'parcel-moved': { order: number; parcel: number; status: number };
  /** One parcel of an order that goes on with others. */
  'parcel-cancelled': { order: number; parcel: number };
  'products-changed': { products: number[] };
};
