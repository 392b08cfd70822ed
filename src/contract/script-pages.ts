// The pages that may run the owner's scripts and styles, and the kinds of consent.
import { LANGUAGE_CODE } from '#base/language-code.ts';

/** The purposes of scripts: people consent to each of these separately. */
export const consentKinds = ['functional', 'analytics', 'marketing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/**
 * Their ids and paths, as in web/page-list.ts. Excludes pages for signing in, typing a password or
 * paying, and pages that show an account, an order or something behind a mailed link; the schema
 * has the same list.
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

/** Every page that may run them. */
export const ALL_PAGES = 'all';

/** Takes ids, or `all`; returns a regular expression for their paths in any language. */
export function routePattern(pages: readonly string[]): string {
  const paths = Object.entries(scriptPages)
    .filter(([id]) => pages.includes(ALL_PAGES) || pages.includes(id))
    .map(([, path]) => path && `/${path.replaceAll(/:\w+/g, '[^/]+')}`);
  return `^(/${LANGUAGE_CODE})?(${paths.join('|')})/?$`;
}
