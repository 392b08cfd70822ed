// The pages that may hold the owner's scripts and styles, and what people agree to.
import { LANGUAGE_CODE } from '#base/language-code.ts';

/** What a script is for: people agree to each of these by itself. */
export const consentKinds = ['functional', 'analytics', 'marketing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/**
 * Their ids and paths, as web/page-list.ts has them. No page is here on which somebody signs in or
 * types a password, pays, or sees an account, an order or a link that was mailed to them; the
 * schema has the same list.
 */
export const scriptPages = {
  home: '',
  brands: 'brands',
  stores: 'stores',
  categories: 'categories',
  products: ':main/products',
  category: 'all/:category',
  'sub-category': 'all/:category/:subCategory',
  'flash-sales': 'flash-sale',
  'flash-sale': 'flash-sale/:id',
  search: 'search',
  content: 'page/:slug',
  store: 'shop/:slug',
  brand: ':main/brand',
  collection: ':main/collection',
  product: ':main/product/:id',
  cart: 'cart',
} as const;

export type ScriptPage = keyof typeof scriptPages;

/** Every page that may hold them. */
export const ALL_PAGES = 'all';

/** Takes ids, or `all`; answers a regular expression of their paths in any language. */
export function routePattern(pages: readonly string[]): string {
  const paths = Object.entries(scriptPages)
    .filter(([id]) => pages.includes(ALL_PAGES) || pages.includes(id))
    .map(([, path]) => path && `/${path.replaceAll(/:\w+/g, '[^/]+')}`);
  return `^(/${LANGUAGE_CODE})?(${paths.join('|')})/?$`;
}
