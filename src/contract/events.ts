// What can happen in the market, as the diary keeps it. jobs/reactions.ts lists what follows.
export type Events = {
  'order-placed': { order: number };
  'order-cancelled': { order: number };
  /** It is to be paid by another method than before. */
  'method-switched': { order: number };
  'order-paid': { order: number; payment: number; amount: number };
  /** What a gateway says of a payment is not what was asked for: somebody has to look. */
  'payment-in-review': { order: number; payment: number };
  /** Money came for an order that was closed or paid already: it goes back by itself. */
  'payment-not-needed': { order: number; payment: number };
  'order-refunded': { order: number; refund: number; amount: number };
  'refund-failed': { order: number; refund: number };
  /** Money went back that nobody here asked for: at the gateway's own pages. */
  'refund-outside': { order: number; refund: number; amount: number };
  /** A buyer disputes a payment with their bank or the gateway, or an answer is asked for now. */
  'dispute-opened': { order: number; dispute: number };
  /** It was won, lost or closed. */
  'dispute-ended': { order: number; dispute: number };
  /** Staff did not find a transfer that a buyer told of. */
  'transfer-refused': { order: number; transfer: number };
  /** A part of a transfer has come: what of the order in all, and what is missing. */
  'transfer-short': { order: number; payment: number; received: number; missing: number };
  /** Closed unpaid, then its money came, and all of it can be met. */
  'order-reopened': { order: number };
  'order-mail-asked': { order: number };
  /** Staff ask the buyer to pay: a letter with the link to its page. */
  'pay-link-asked': { order: number };
  'parcel-moved': { order: number; parcel: number; status: number };
  /** One parcel of an order that goes on with others. */
  'parcel-cancelled': { order: number; parcel: number };
  /** Some of a parcel: the rest of it is sent. */
  /** By a refund, or by a cut where nobody has paid. */
  'pieces-cancelled': { order: number; parcel: number; refund?: number; cut?: number };
  /** A store's payout was paid. */
  'payout-paid': { payout: number; store: number };
  'products-changed': { products: number[] };
  /** Orders have taken a variant to few pieces. */
  'stock-low': { inventory: number; product: number };
  'store-approved': { store: number };
};
