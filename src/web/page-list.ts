// The pages of the site: their paths, and what the server reads of an address. Nothing else in an
// address reaches a page or makes another version of it (page-address.ts).
import { directoryIn, directoryQuery } from '#web/ui/directory/directory-query.ts';
import {
  listingInQuery,
  listingQuery,
  namedSources,
  pageIn,
  type Scope,
} from '#web/ui/listing/listing.ts';

/**
 * Takes a query; returns the shortest query with the same meaning for the page: empty, or with its
 * `?`.
 */
type Reads = (query: URLSearchParams) => string;

export type Page = {
  /** The name of its route and its file: `home` is home-page.tsx. */
  id: string;
  /** Its page, if another route shows the same. */
  page?: string;
  /** Its folder below web/. */
  folder: string;
  /** In the router's syntax. */
  path: string;
  reads: Reads;
  /** Parameters of the path that only the browser reads. */
  unread?: string[];
};

const nothing: Reads = () => '';
const numbered: Reads = (query) => (pageIn(query) > 1 ? `?page=${pageIn(query)}` : '');
const directory: Reads = (query) => directoryQuery(directoryIn(query));
const code: Reads = (query) =>
  query.get('tracking_id')
    ? `?${new URLSearchParams({ tracking_id: query.get('tracking_id') ?? '' })}`
    : '';
const listing =
  (...own: (keyof Scope)[]): Reads =>
  (query) => {
    const { scope, applied, page } = listingInQuery(query, own);
    return listingQuery(scope, applied, page);
  };
/** A slide takes precedence over a banner, and a banner over named sources. */
const sourced: Reads = (query) =>
  listing(
    ...(query.get('home_spm')
      ? (['home_spm'] as const)
      : query.get('banner')
        ? (['banner'] as const)
        : namedSources),
  )(query);
/** A store's products take all filters except the store. */
const ofStore: Reads = (query) =>
  listing()(new URLSearchParams([...query].filter(([name]) => name !== 'store')));

/** The reported thing, just one. */
const reported: Reads = (query) => {
  const name = ['product', 'review', 'store'].find((one) =>
    /^[1-9]\d{0,9}$/.test(query.get(one) ?? ''),
  );
  return name ? `?${name}=${query.get(name)}` : '';
};

/** Pages with the shop's frame. */
export const shopPages: Page[] = [
  { id: 'home', folder: 'storefront/home', path: '', reads: nothing },
  { id: 'brands', folder: 'storefront/brands', path: 'brands', reads: directory },
  { id: 'stores', folder: 'storefront/stores', path: 'stores', reads: directory },
  { id: 'categories', folder: 'storefront/categories', path: 'categories', reads: numbered },
  // before all/:category: /all/products lists everything
  { id: 'products', folder: 'storefront/listing', path: ':main/products', reads: sourced },
  { id: 'category', folder: 'storefront/listing', path: 'all/:category', reads: listing() },
  {
    id: 'sub-category',
    folder: 'storefront/listing',
    path: 'all/:category/:subCategory',
    reads: listing(),
  },
  { id: 'flash-sales', folder: 'storefront/flash-sale', path: 'flash-sale', reads: nothing },
  { id: 'flash-sale', folder: 'storefront/flash-sale', path: 'flash-sale/:id', reads: numbered },
  {
    id: 'search',
    folder: 'storefront/listing',
    path: 'search',
    reads: listing('q', 'exact', 'within'),
  },
  { id: 'content', folder: 'storefront/content', path: 'page/:slug', reads: nothing },
  { id: 'store', folder: 'storefront/store', path: 'shop/:slug', reads: ofStore },
  { id: 'brand', folder: 'storefront/listing', path: ':main/brand', reads: listing('brand') },
  {
    id: 'collection',
    folder: 'storefront/listing',
    path: ':main/collection',
    reads: listing('collection'),
  },
  { id: 'product', folder: 'storefront/product', path: ':main/product/:id', reads: nothing },
  { id: 'track-order', folder: 'storefront/order', path: 'track-order', reads: code },
  { id: 'report', folder: 'storefront/report', path: 'report', reads: reported },
  { id: 'receipt', folder: 'storefront/report', path: 'report/receipt', reads: nothing },
  { id: 'objection', folder: 'storefront/objection', path: 'objection', reads: nothing },
  {
    id: 'newsletter-confirm',
    folder: 'storefront/newsletter',
    path: 'newsletter/confirm',
    reads: nothing,
  },
  {
    id: 'newsletter-leave',
    folder: 'storefront/newsletter',
    path: 'newsletter/leave',
    reads: nothing,
  },
  {
    id: 'stock-notice-confirm',
    folder: 'storefront/newsletter',
    path: 'stock-notice/confirm',
    reads: nothing,
  },
  {
    id: 'stock-notice-leave',
    folder: 'storefront/newsletter',
    path: 'stock-notice/leave',
    reads: nothing,
  },
  {
    id: 'sale-notice-confirm',
    folder: 'storefront/newsletter',
    path: 'sale-notice/confirm',
    reads: nothing,
  },
  {
    id: 'sale-notice-leave',
    folder: 'storefront/newsletter',
    path: 'sale-notice/leave',
    reads: nothing,
  },
  {
    id: 'cart-reminder-leave',
    folder: 'storefront/newsletter',
    path: 'cart-reminder/leave',
    reads: nothing,
  },
  { id: 'cart', folder: 'storefront/cart', path: 'cart', reads: nothing },
  { id: 'orders', folder: 'storefront/order', path: 'user/orders', reads: nothing },
  {
    id: 'order',
    folder: 'storefront/order',
    path: 'user/order/:id',
    reads: nothing,
    unread: ['id'],
  },
  { id: 'profile', folder: 'storefront/profile', path: 'user/profile', reads: nothing },
  {
    id: 'seller-application',
    folder: 'storefront/applying',
    path: 'seller/application',
    reads: nothing,
  },
  { id: 'wishlists', folder: 'storefront/customer-lists', path: 'user/wishlists', reads: nothing },
  { id: 'compared', folder: 'storefront/customer-lists', path: 'user/compared', reads: nothing },
  { id: 'following', folder: 'storefront/customer-lists', path: 'user/following', reads: nothing },
  { id: 'vouchers', folder: 'storefront/customer-lists', path: 'user/vouchers', reads: nothing },
  { id: 'addresses', folder: 'storefront/customer-lists', path: 'user/addresses', reads: nothing },
  ...['user/order', 'page', 'shop', ':main/product'].map((path) => ({
    id: `without-id-${path.replaceAll(/\W/g, '')}`,
    page: 'without-id',
    folder: 'storefront/frame',
    path,
    reads: nothing,
  })),
];

/** Pages without links away. */
export const barePages: Page[] = [
  { id: 'login', folder: 'storefront/sign-in', path: 'login', reads: nothing },
  { id: 'register', folder: 'storefront/sign-in', path: 'register', reads: nothing },
  { id: 'forgot-password', folder: 'storefront/sign-in', path: 'forgot-password', reads: nothing },
  { id: 'seller-register', folder: 'storefront/sign-in', path: 'seller/register', reads: nothing },
  { id: 'social-callback', folder: 'storefront/sign-in', path: 'social-callback', reads: nothing },
  {
    id: 'payment-callback',
    folder: 'storefront/payment-callback',
    path: 'payment-callback',
    reads: nothing,
  },
  {
    id: 'razorpay-callback',
    page: 'payment-callback',
    folder: 'storefront/payment-callback',
    path: 'razorpay-callback',
    reads: nothing,
  },
];

/** Pages with the steps of buying. */
export const checkoutPages: Page[] = [
  { id: 'shipping', folder: 'storefront/checkout', path: 'shipping', reads: nothing },
  { id: 'checkout', folder: 'storefront/checkout', path: 'checkout', reads: nothing },
];

/** The path of a page's file below web/. */
export const fileOf = ({ id, page = id, folder }: Page): string => `${folder}/${page}-page.tsx`;
