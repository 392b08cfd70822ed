// The numbers of the wire contract (section 3) and its page sizes (section 1.4).
export const orderStatus = {
  pending: 1,
  confirmed: 2,
  pickedUp: 3,
  onTheWay: 4,
  delivered: 5,
} as const;

/** The payment methods with a page of a gateway, by the gateway's code. */
export const gatewayMethod = {
  razorpay: 1,
  stripe: 3,
  paypal: 4,
  flutterwave: 5,
  iyzico: 6,
} as const;
/** The names of the providers, the same in every language. */
export const gatewayName: Record<keyof typeof gatewayMethod, string> = {
  razorpay: 'Razorpay',
  stripe: 'Stripe',
  paypal: 'PayPal',
  flutterwave: 'Flutterwave',
  iyzico: 'Iyzico',
};
export const orderMethod = { ...gatewayMethod, cashOnDelivery: 2, bank: 7 } as const;
export const priceType = { flat: 1, percent: 2 } as const;
export const shippingType = { location: 1, pickup: 2 } as const;
export const sourceType = {
  category: 1,
  subCategory: 2,
  tag: 3,
  brand: 4,
  product: 5,
  url: 6,
} as const;
export const sliderType = { main: 1, rightTop: 2, rightBottom: 3 } as const;
export const bannerType = {
  besideBrands: 1,
  rowFirst: 2,
  rowSecond: 3,
  rowThird: 4,
  afterGrid: 5,
  last: 6,
  product: 7,
  top: 8,
  popup: 9,
} as const;

export const pageSize = {
  products: 30,
  home: 24,
  categories: 25,
  brands: 25,
  stores: 24,
  flashSale: 25,
  orders: 25,
  addresses: 25,
  reviews: 6,
  suggestions: 7,
  wishes: 14,
  compares: 14,
  following: 14,
  vouchers: 25,
} as const;
export const most = {
  search: 9,
  featuredCategories: 12,
  featuredBrands: 15,
  flashProducts: 12,
  collectionProducts: 10,
  quantity: 10_000,
  ids: 100,
  wishes: 200,
  compares: 20,
} as const;

/** Pictures of a review: how many, and the greatest size of each upload. */
export const reviewPictures = { most: 6, mostBytes: 1000 * 1024 } as const;

/** A proof of a transfer: a picture or a PDF, with the greatest size of the upload. */
export const proofFile = { mostBytes: 5 * 1024 * 1024 } as const;

/**
 * Shoppers need at least six characters, sellers ten (decisions, Passwords); any character is
 * allowed, nothing is cut off.
 */
export const leastPassword = { shopper: 6, seller: 10 } as const;

/** The most characters in each field of a message to the shop. */
export const mostContact = { name: 120, email: 254, subject: 200, message: 5000 } as const;

/** The days within which owners can reopen a closed store; later only staff can. */
export const REOPEN_DAYS = 30;
