// What stands in the side navigation: everybody sees what they may do.
import type { Permission } from '#contract/permission.ts';
import type { PlaceName } from '#web/desk/frame/place-name.ts';
import type { DeskIconName } from '#web/desk/parts/desk-icon.tsx';

export type Place = {
  /** Its name among the words of `desk`: `nav-brands`. */
  name: PlaceName;
  path: string;
  icon: DeskIconName;
  permission: Permission;
};
type Group = {
  name:
    | 'selling'
    | 'catalogue'
    | 'marketing'
    | 'sellers'
    | 'money'
    | 'content'
    | 'shop'
    | 'systems'
    | null;
  places: Place[];
};

export const NAVIGATION: Group[] = [
  { name: null, places: [{ name: 'home', path: '/admin', icon: 'house', permission: 'desk' }] },
  {
    name: 'selling',
    places: [
      { name: 'orders', path: '/admin/orders', icon: 'package', permission: 'orders' },
      { name: 'parcels', path: '/admin/parcels', icon: 'truck', permission: 'parcels' },
      { name: 'customers', path: '/admin/customers', icon: 'users', permission: 'customers' },
      { name: 'carts', path: '/admin/carts', icon: 'history', permission: 'customers' },
    ],
  },
  {
    name: 'catalogue',
    places: [
      { name: 'products', path: '/admin/products', icon: 'package', permission: 'catalogue' },
      {
        name: 'product-approvals',
        path: '/admin/product-approvals',
        icon: 'circle-check',
        permission: 'catalogue',
      },
      {
        name: 'categories',
        path: '/admin/categories',
        icon: 'folder-tree',
        permission: 'catalogue',
      },
      { name: 'brands', path: '/admin/brands', icon: 'badge-check', permission: 'catalogue' },
      {
        name: 'attributes',
        path: '/admin/attributes',
        icon: 'sliders-horizontal',
        permission: 'catalogue',
      },
      { name: 'collections', path: '/admin/collections', icon: 'layers', permission: 'catalogue' },
      { name: 'tags', path: '/admin/tags', icon: 'tag', permission: 'catalogue' },
      {
        name: 'bundle-deals',
        path: '/admin/bundle-deals',
        icon: 'package',
        permission: 'catalogue',
      },
      { name: 'imports', path: '/admin/imports', icon: 'copy', permission: 'catalogue' },
    ],
  },
  {
    name: 'marketing',
    places: [
      { name: 'vouchers', path: '/admin/vouchers', icon: 'badge-percent', permission: 'catalogue' },
      { name: 'flash-sales', path: '/admin/flash-sales', icon: 'tag', permission: 'catalogue' },
      { name: 'reviews', path: '/admin/reviews', icon: 'star', permission: 'catalogue' },
      { name: 'searches', path: '/admin/searches', icon: 'search', permission: 'catalogue' },
    ],
  },
  {
    name: 'sellers',
    places: [
      {
        name: 'applications',
        path: '/admin/applications',
        icon: 'users',
        permission: 'applications',
      },
      { name: 'requirements', path: '/admin/requirements', icon: 'list', permission: 'settings' },
      { name: 'stores', path: '/admin/stores', icon: 'store', permission: 'stores' },
      { name: 'reports', path: '/admin/reports', icon: 'triangle-alert', permission: 'reports' },
      { name: 'objections', path: '/admin/objections', icon: 'undo', permission: 'reports' },
      {
        name: 'commission-rules',
        path: '/admin/commission-rules',
        icon: 'badge-percent',
        permission: 'money',
      },
    ],
  },
  {
    name: 'money',
    places: [
      { name: 'payouts', path: '/admin/payouts', icon: 'landmark', permission: 'money' },
      { name: 'balances', path: '/admin/balances', icon: 'store', permission: 'money' },
      { name: 'payments', path: '/admin/payments', icon: 'credit-card', permission: 'refunds' },
      { name: 'transfers', path: '/admin/transfers', icon: 'arrow-up-down', permission: 'refunds' },
      { name: 'refunds', path: '/admin/refunds', icon: 'undo-2', permission: 'refunds' },
      { name: 'disputes', path: '/admin/disputes', icon: 'triangle-alert', permission: 'refunds' },
      { name: 'approvals', path: '/admin/approvals', icon: 'users', permission: 'refunds' },
      {
        name: 'bank-statements',
        path: '/admin/bank-statements',
        icon: 'layers',
        permission: 'money',
      },
      { name: 'bank-entries', path: '/admin/bank-entries', icon: 'list', permission: 'money' },
      { name: 'settlements', path: '/admin/settlements', icon: 'columns-3', permission: 'money' },
      { name: 'papers', path: '/admin/papers', icon: 'copy', permission: 'papers' },
      { name: 'ledger', path: '/admin/ledger', icon: 'list-ordered', permission: 'money' },
      {
        name: 'audit-money',
        path: '/admin/audit-money',
        icon: 'circle-check',
        permission: 'money',
      },
    ],
  },
  {
    name: 'content',
    places: [
      { name: 'slides', path: '/admin/slides', icon: 'layers', permission: 'content' },
      { name: 'banners', path: '/admin/banners', icon: 'image-plus', permission: 'content' },
      { name: 'features', path: '/admin/features', icon: 'star', permission: 'content' },
      { name: 'home-page', path: '/admin/home-page', icon: 'layers', permission: 'content' },
      { name: 'menus', path: '/admin/menus', icon: 'menu', permission: 'content' },
      { name: 'media', path: '/admin/media', icon: 'images', permission: 'content' },
      { name: 'pages', path: '/admin/pages', icon: 'layout-panel-top', permission: 'content' },
      { name: 'texts', path: '/admin/texts', icon: 'languages', permission: 'content' },
      { name: 'letters', path: '/admin/letters', icon: 'mail', permission: 'content' },
    ],
  },
  {
    name: 'shop',
    places: [
      { name: 'settings', path: '/admin/settings', icon: 'settings', permission: 'settings' },
      { name: 'shipping', path: '/admin/shipping', icon: 'truck', permission: 'settings' },
      { name: 'taxes', path: '/admin/taxes', icon: 'badge-percent', permission: 'settings' },
      {
        name: 'payment-methods',
        path: '/admin/payment-methods',
        icon: 'credit-card',
        permission: 'money',
      },
      { name: 'staff', path: '/admin/staff', icon: 'users', permission: 'staff' },
      { name: 'roles', path: '/admin/roles', icon: 'badge-check', permission: 'staff' },
      { name: 'audit', path: '/admin/audit', icon: 'history', permission: 'audit' },
      { name: 'mail', path: '/admin/mail', icon: 'mail', permission: 'settings' },
      { name: 'languages', path: '/admin/languages', icon: 'globe', permission: 'settings' },
      {
        name: 'social-sign-in',
        path: '/admin/social-sign-in',
        icon: 'log-in',
        permission: 'settings',
      },
      { name: 'measuring', path: '/admin/measuring', icon: 'activity', permission: 'settings' },
      { name: 'scripts', path: '/admin/scripts', icon: 'code', permission: 'settings' },
    ],
  },
  {
    name: 'systems',
    places: [
      { name: 'health', path: '/admin/health', icon: 'activity', permission: 'settings' },
      { name: 'mails', path: '/admin/mails', icon: 'mail', permission: 'settings' },
      { name: 'jobs', path: '/admin/jobs', icon: 'history', permission: 'settings' },
      { name: 'webhooks', path: '/admin/webhooks', icon: 'link', permission: 'settings' },
      { name: 'api-keys', path: '/admin/api-keys', icon: 'code', permission: 'staff' },
    ],
  },
];

/** The place that an address belongs to; null for one that everybody may open. */
export const placeOf = (pathname: string): Place | null =>
  NAVIGATION.flatMap(({ places }) => places).find(
    ({ path }) => path !== '/admin' && (pathname === path || pathname.startsWith(`${path}/`)),
  ) ?? null;

/** The groups with the places that these permissions open; groups without any are left out. */
export const navigationFor = (permissions: string[]): Group[] =>
  NAVIGATION.map(({ name, places }) => ({
    name,
    places: places.filter(({ permission }) => permissions.includes(permission)),
  })).filter(({ places }) => places.length > 0);
