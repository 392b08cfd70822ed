// What can happen in the market, as the diary keeps it. jobs/reactions.ts lists what follows.
export type Events = {
  'order-placed': { order: number };
  'order-cancelled': { order: number };
  'order-mail-asked': { order: number };
  'parcel-moved': { order: number; parcel: number; status: number };
  'products-changed': { products: number[] };
};
