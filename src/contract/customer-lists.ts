import { z } from 'zod';
import { brandTile } from '#contract/brand.ts';
import { endpoint } from '#contract/endpoint.ts';
import { productCard } from '#contract/product-card.ts';
import {
  asked,
  decimal,
  flag,
  idOf,
  isoTime,
  oneOf,
  optionalText,
  page,
  pageOf,
  picture,
  timeZone,
  yesNo,
} from '#contract/values.ts';

const row = { id: z.int(), user_id: z.int(), created_at: isoTime, created: z.string() };
/** A product on a customer's list of wishes or of things to compare. */
export const listedProduct = z
  .object({ ...row, product_id: z.int() })
  .meta({ id: 'ListedProduct' });
/** A card with what one compares by; `quantity` is all that is in stock, over all options. */
export const comparedCard = productCard
  .extend({
    brand: brandTile.pick({ id: true, title: true, slug: true }).nullable(),
    unit: z.string(),
    warranty: flag,
    refundable: flag,
    quantity: z.int(),
    options: z.array(z.object({ id: z.int(), title: z.string(), values: z.array(z.string()) })),
  })
  .meta({ id: 'ComparedCard' });
export type ListedProduct = z.output<typeof listedProduct>;
export type ComparedCard = z.output<typeof comparedCard>;

const products = z.object({
  time_zone: timeZone,
  order_by: oneOf(['created_at', 'title', 'price']),
  type: oneOf(['asc', 'desc']),
  page,
  q: optionalText(200),
});
export type ListedQuery = z.output<typeof products>;

export const wishlistAll = endpoint({
  path: 'user/wishlist/all',
  methods: ['GET'],
  audience: 'bearer',
  about: 'What the caller wishes for, 14 a page, newest first.',
  input: products,
  output: pageOf(listedProduct.extend({ product: productCard })),
});
export const wishlistAction = endpoint({
  path: 'user/wishlist/action',
  methods: ['POST'],
  audience: 'bearer',
  toast: 'wish-added',
  toastOff: 'wish-removed',
  about: 'Puts a product on the caller’s wishlist, or takes it off: then null.',
  input: z.object({ product_id: idOf('product'), time_zone: timeZone }),
  output: listedProduct.nullable(),
});
export const compareListAll = endpoint({
  path: 'user/compare-list/all',
  methods: ['GET'],
  audience: 'bearer',
  about: 'What the caller compares, 14 a page, newest first, with what one compares by.',
  input: products,
  output: pageOf(listedProduct.extend({ product: comparedCard })),
});
export const compareListAction = endpoint({
  path: 'user/compare-list/action',
  methods: ['POST'],
  audience: 'bearer',
  toast: 'compare-added',
  toastOff: 'compare-removed',
  about:
    'Puts a product among those the caller compares, or takes it out: then null. `compare` true only puts in.',
  input: z.object({ product_id: idOf('product'), compare: asked, time_zone: timeZone }),
  output: listedProduct.nullable(),
});

/** A store as the list of those one follows shows it; `rating` 0: nobody has said. */
export const followedStore = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  image: picture,
  city: z.string(),
  created_at: isoTime,
  product_count: z.int(),
  rating: z.number(),
});
export type FollowedStore = z.output<typeof followedStore>;

export const storeFollow = endpoint({
  path: 'user/store/follow',
  methods: ['POST'],
  audience: 'bearer',
  toast: 'store-followed',
  toastOff: 'store-unfollowed',
  about: 'Follows a store, or stops: then null.',
  input: z.object({ store_id: idOf('store') }),
  output: z.literal(true).nullable(),
});
export const followingList = endpoint({
  path: 'user/store/following-list',
  methods: ['GET'],
  audience: 'bearer',
  about: 'The stores that the caller follows, 14 a page, newest first.',
  input: z.object({
    time_zone: timeZone,
    order_by: oneOf(['created_at', 'name']),
    type: oneOf(['asc', 'desc']),
    page,
    q: optionalText(200),
  }),
  output: pageOf(z.object({ ...row, store_id: z.int(), store: followedStore })),
});

/** A running voucher. `store` null: it counts for all stores; else for that store's products. */
export const voucher = z
  .object({
    id: z.int(),
    title: z.string(),
    type: yesNo,
    price: z.number(),
    capped_price: decimal.nullable(),
    min_spend: decimal,
    usage_limit: z.int(),
    limit_per_customer: z.int(),
    code: z.string(),
    start_time: z.string(),
    end_time: z.string(),
    end_at: isoTime,
    status: yesNo,
    created_at: isoTime,
    created: z.string(),
    store: z.object({ id: z.int(), name: z.string(), slug: z.string() }).nullable(),
  })
  .meta({ id: 'Voucher' });
export type Voucher = z.output<typeof voucher>;

export const userVouchers = endpoint({
  path: 'user/user-vouchers',
  methods: ['GET'],
  audience: 'public',
  about: 'The public vouchers that run now, 25 a page.',
  input: z.object({
    time_zone: timeZone,
    order_by: oneOf(['created_at', 'title', 'end_time']),
    type: oneOf(['asc', 'desc']),
    page,
    q: optionalText(200),
  }),
  output: pageOf(voucher),
});
export type VoucherQuery = z.output<typeof userVouchers.input>;
