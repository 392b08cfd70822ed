// The pages of the site: where each stands, and what the server reads of its address. Nothing else
// of an address reaches a page, or makes another one of it (page-address.ts).
import { askedIn, listingQuery, pageIn, type Scope } from '#web/ui/listing/listing.ts';

/**
 * Takes what a query says; answers the shortest query that asks the same of the page, empty or with
 * its `?`.
 */
type Reads = (query: URLSearchParams) => string;

export type Page = {
  /** The name of its route, and its file below web/ unless `file` says another. */
  id: string;
  file?: string;
  /** As the router writes it. */
  path: string;
  reads: Reads;
  /** Named parts of the path that only the browser reads. */
  unread?: string[];
};

const nothing: Reads = () => '';
const numbered: Reads = (query) => (pageIn(query) > 1 ? `?page=${pageIn(query)}` : '');
const code: Reads = (query) =>
  query.get('tracking_id')
    ? `?${new URLSearchParams({ tracking_id: query.get('tracking_id') ?? '' })}`
    : '';
const listing =
  (...own: (keyof Scope)[]): Reads =>
  (query) => {
    const { scope, applied, page } = askedIn(query, own);
    return listingQuery(scope, applied, page);
  };
/** A slide goes before a banner. */
const sourced: Reads = (query) =>
  listing('home_spm', ...(query.get('home_spm') ? [] : ['banner' as const]))(query);
/** A store's page is sorted, and not narrowed. */
const sorted: Reads = (query) =>
  listing()(
    new URLSearchParams([...query].filter(([name]) => name === 'sortby' || name === 'page')),
  );

/** With the shop's frame around them. */
export const storePages: Page[] = [
  { id: 'store/home', path: '', reads: nothing },
  { id: 'store/brands', path: 'brands', reads: numbered },
  { id: 'store/categories', path: 'categories', reads: numbered },
  // before all/:category: /all/products is everything
  { id: 'store/products', path: ':main/products', reads: sourced },
  { id: 'store/category', path: 'all/:category', reads: listing() },
  { id: 'store/sub-category', path: 'all/:category/:subCategory', reads: listing() },
  { id: 'store/flash-sales', path: 'flash-sale', reads: nothing },
  { id: 'store/flash-sale', path: 'flash-sale/:id', reads: numbered },
  { id: 'store/search', path: 'search', reads: listing('q') },
  { id: 'store/page', path: 'page/:slug', reads: nothing },
  { id: 'store/shop', path: 'shop/:slug', reads: sorted },
  { id: 'store/brand', path: ':main/brand', reads: listing('brand') },
  { id: 'store/collection', path: ':main/collection', reads: listing('collection') },
  { id: 'store/product', path: ':main/product/:id', reads: nothing },
  { id: 'store/track-order', path: 'track-order', reads: code },
  { id: 'store/newsletter-confirm', path: 'newsletter/confirm', reads: nothing },
  { id: 'store/newsletter-leave', path: 'newsletter/leave', reads: nothing },
  { id: 'store/cart', path: 'cart', reads: nothing },
  { id: 'store/orders', path: 'user/orders', reads: nothing },
  { id: 'store/order', path: 'user/order/:id', reads: nothing, unread: ['id'] },
  { id: 'store/profile', path: 'user/profile', reads: nothing },
  { id: 'store/wishlists', path: 'user/wishlists', reads: nothing },
  { id: 'store/compared', path: 'user/compared', reads: nothing },
  { id: 'store/following', path: 'user/following', reads: nothing },
  { id: 'store/vouchers', path: 'user/vouchers', reads: nothing },
  { id: 'store/addresses', path: 'user/addresses', reads: nothing },
];

/** With nothing that leads away. */
export const emptyPages: Page[] = [
  { id: 'store/login', path: 'login', reads: nothing },
  { id: 'store/register', path: 'register', reads: nothing },
  { id: 'store/forgot-password', path: 'forgot-password', reads: nothing },
  { id: 'store/seller-register', path: 'seller/register', reads: nothing },
  { id: 'store/social-callback', path: 'social-callback', reads: nothing },
  { id: 'store/payment-callback', path: 'payment-callback', reads: nothing },
  {
    id: 'razorpay-callback',
    file: 'store/payment-callback',
    path: 'razorpay-callback',
    reads: nothing,
  },
];

/** With the steps of buying. */
export const checkoutPages: Page[] = [
  { id: 'store/shipping', path: 'shipping', reads: nothing },
  { id: 'store/checkout', path: 'checkout', reads: nothing },
];
