// Numbers that travel on the wire (wire contract, section 3) and the sizes of its pages (section
// 1.4).
export const orderStatus = {
  pending: 1,
  confirmed: 2,
  pickedUp: 3,
  onTheWay: 4,
  delivered: 5,
} as const;

/** The payment methods with a page of somebody else, by the codes of their gateways. */
export const gatewayMethod = {
  razorpay: 1,
  stripe: 3,
  paypal: 4,
  flutterwave: 5,
  iyzico: 6,
} as const;
/** The names of their makers, the same in every language. */
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

/** Pictures of a review: how many, and how large each may be as it is sent. */
export const reviewPictures = { most: 6, mostBytes: 1000 * 1024 } as const;

/** A proof of a transfer: a picture or a PDF of at most so many bytes as it is sent. */
export const proofFile = { mostBytes: 5 * 1024 * 1024 } as const;

/**
 * Shoppers choose at least six characters, sellers ten (decisions, Passwords); any character
 * counts, nothing is cut off.
 */
export const leastPassword = { shopper: 6, seller: 10 } as const;

/** Most characters of each field of a message to the shop. */
export const mostContact = { name: 120, email: 254, subject: 200, message: 5000 } as const;

/** For so long, in days, who closed their store opens it again; later staff do. */
export const REOPEN_DAYS = 30;
