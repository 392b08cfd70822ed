// The events of the market, as the diary records them. jobs/reactions.ts lists what follows.
export type Events = {
  'order-placed': { order: number };
  'order-cancelled': { order: number };
  /** It will be paid by another method than before. */
  'method-switched': { order: number };
  'order-paid': { order: number; payment: number; amount: number };
  /** The gateway's report of a payment differs from what was asked for: somebody has to look. */
  'payment-in-review': { order: number; payment: number };
  /** Money arrived for an order that was closed or already paid: it is refunded automatically. */
  'payment-not-needed': { order: number; payment: number };
  'order-refunded': { order: number; refund: number; amount: number };
  'refund-failed': { order: number; refund: number };
  /** A refund that nobody here made: at the gateway's own pages. */
  'refund-outside': { order: number; refund: number; amount: number };
  /** A buyer disputes a payment with their bank or the gateway, or an answer is now due. */
  'dispute-opened': { order: number; dispute: number };
  /** It was won, lost or closed. */
  'dispute-ended': { order: number; dispute: number };
  /** Staff did not find a transfer that a buyer reported. */
  'transfer-refused': { order: number; transfer: number };
  /** Part of a transfer has arrived: the total so far, and what is missing. */
  'transfer-short': { order: number; payment: number; received: number; missing: number };
  /** It was closed unpaid, then its money arrived, and everything is still available. */
  'order-reopened': { order: number };
  'order-mail-asked': { order: number };
  /** Staff ask the buyer to pay: a letter with the link to its page. */
  'pay-link-asked': { order: number };
  'parcel-moved': { order: number; parcel: number; status: number };
  /** One parcel of an order whose other parcels continue. */
  'parcel-cancelled': { order: number; parcel: number };
  /** Some items of a parcel: the rest is sent. */
  /** By a refund, or by a cut if nobody has paid. */
  'pieces-cancelled': { order: number; parcel: number; refund?: number; cut?: number };
  /** A store's payout was paid. */
  'payout-paid': { payout: number; store: number };
  'products-changed': { products: number[] };
  /** Orders have reduced a variant to few items. */
  'stock-low': { inventory: number; product: number };
  'store-approved': { store: number };
};
