// The refusals about parcels and their stores.
export const parcelRefusals = {
  'parcel-not-found': 201,
  'parcel-not-late': 201,
  'parcel-reminded': 201,
  'parcel-refunded': 201,
  'pieces-too-many': 201,
  'pieces-unpaid': 201,
  'pieces-being-paid': 201,
  'parcel-disputed': 201,
  'store-cannot-act': 201,
  'store-away': 201,
  'order-picked-up': 201,
} as const;
