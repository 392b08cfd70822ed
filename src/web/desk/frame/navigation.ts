// The entries of the side navigation: everybody sees what they may use.
import type { DeskCall } from '#contract/desk-addresses.ts';
import type { PlaceName } from '#web/desk/frame/place-name.ts';
import { openGroups, placeAt } from '#web/desk/frame/places.ts';
import type { DeskIconName } from '#web/desk/parts/desk-icon.tsx';

export type Place = {
  /** Its key among the messages of `desk`: `nav-brands`. */
  name: PlaceName;
  path: string;
  icon: DeskIconName;
  /** The screen's first call: people who may not make it do not see the entry. */
  call: DeskCall;
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
  { name: null, places: [{ name: 'home', path: '/admin', icon: 'house', call: 'adminDesk.me' }] },
  {
    name: 'selling',
    places: [
      { name: 'orders', path: '/admin/orders', icon: 'package', call: 'adminOrder.list' },
      { name: 'parcels', path: '/admin/parcels', icon: 'truck', call: 'adminParcel.list' },
      { name: 'customers', path: '/admin/customers', icon: 'users', call: 'adminCustomer.list' },
      { name: 'carts', path: '/admin/carts', icon: 'history', call: 'adminLeftCart.list' },
    ],
  },
  {
    name: 'catalogue',
    places: [
      { name: 'products', path: '/admin/products', icon: 'package', call: 'adminProduct.list' },
      {
        name: 'product-approvals',
        path: '/admin/product-approvals',
        icon: 'circle-check',
        call: 'adminProductProposal.list',
      },
      {
        name: 'categories',
        path: '/admin/categories',
        icon: 'folder-tree',
        call: 'adminCategory.list',
      },
      { name: 'brands', path: '/admin/brands', icon: 'badge-check', call: 'adminBrand.list' },
      {
        name: 'attributes',
        path: '/admin/attributes',
        icon: 'sliders-horizontal',
        call: 'adminAttribute.list',
      },
      {
        name: 'collections',
        path: '/admin/collections',
        icon: 'layers',
        call: 'adminCollection.list',
      },
      { name: 'tags', path: '/admin/tags', icon: 'tag', call: 'adminTag.list' },
      {
        name: 'bundle-deals',
        path: '/admin/bundle-deals',
        icon: 'package',
        call: 'adminBundleDeal.list',
      },
      { name: 'imports', path: '/admin/imports', icon: 'copy', call: 'adminImport.list' },
    ],
  },
  {
    name: 'marketing',
    places: [
      {
        name: 'vouchers',
        path: '/admin/vouchers',
        icon: 'badge-percent',
        call: 'adminVoucher.list',
      },
      { name: 'flash-sales', path: '/admin/flash-sales', icon: 'tag', call: 'adminFlashSale.list' },
      {
        name: 'enrolments',
        path: '/admin/enrolments',
        icon: 'circle-check',
        call: 'adminEnrolment.list',
      },
      { name: 'reviews', path: '/admin/reviews', icon: 'star', call: 'adminReview.list' },
      { name: 'searches', path: '/admin/searches', icon: 'search', call: 'adminSearched.list' },
      { name: 'synonyms', path: '/admin/synonyms', icon: 'link', call: 'adminSynonym.list' },
      {
        name: 'pinned-searches',
        path: '/admin/pinned-searches',
        icon: 'list-ordered',
        call: 'adminPinnedSearch.list',
      },
    ],
  },
  {
    name: 'sellers',
    places: [
      {
        name: 'applications',
        path: '/admin/applications',
        icon: 'users',
        call: 'application.list',
      },
      {
        name: 'requirements',
        path: '/admin/requirements',
        icon: 'list',
        call: 'adminRequirement.list',
      },
      { name: 'score', path: '/admin/score', icon: 'star', call: 'adminScore.open' },
      { name: 'stores', path: '/admin/stores', icon: 'store', call: 'adminStore.list' },
      { name: 'reports', path: '/admin/reports', icon: 'triangle-alert', call: 'adminReport.list' },
      { name: 'objections', path: '/admin/objections', icon: 'undo', call: 'adminObjection.list' },
      {
        name: 'commission-rules',
        path: '/admin/commission-rules',
        icon: 'badge-percent',
        call: 'commissionRule.all',
      },
    ],
  },
  {
    name: 'money',
    places: [
      { name: 'payouts', path: '/admin/payouts', icon: 'landmark', call: 'payout.list' },
      { name: 'balances', path: '/admin/balances', icon: 'store', call: 'books.list' },
      { name: 'payments', path: '/admin/payments', icon: 'credit-card', call: 'payment.list' },
      { name: 'transfers', path: '/admin/transfers', icon: 'arrow-up-down', call: 'transfer.list' },
      { name: 'refunds', path: '/admin/refunds', icon: 'undo-2', call: 'refund.list' },
      { name: 'disputes', path: '/admin/disputes', icon: 'triangle-alert', call: 'dispute.list' },
      { name: 'approvals', path: '/admin/approvals', icon: 'users', call: 'approval.list' },
      {
        name: 'bank-statements',
        path: '/admin/bank-statements',
        icon: 'layers',
        call: 'bankStatement.list',
      },
      { name: 'bank-entries', path: '/admin/bank-entries', icon: 'list', call: 'bankEntry.list' },
      {
        name: 'settlements',
        path: '/admin/settlements',
        icon: 'columns-3',
        call: 'settlement.list',
      },
      { name: 'papers', path: '/admin/papers', icon: 'copy', call: 'paper.list' },
      { name: 'ledger', path: '/admin/ledger', icon: 'list-ordered', call: 'ledger.list' },
      {
        name: 'audit-money',
        path: '/admin/audit-money',
        icon: 'circle-check',
        call: 'books.audit',
      },
    ],
  },
  {
    name: 'content',
    places: [
      { name: 'slides', path: '/admin/slides', icon: 'layers', call: 'adminSlider.list' },
      { name: 'banners', path: '/admin/banners', icon: 'image-plus', call: 'adminBanner.list' },
      { name: 'features', path: '/admin/features', icon: 'star', call: 'adminSiteFeature.list' },
      { name: 'home-page', path: '/admin/home-page', icon: 'layers', call: 'adminHomePage.open' },
      { name: 'menus', path: '/admin/menus', icon: 'menu', call: 'adminMenus.open' },
      { name: 'media', path: '/admin/media', icon: 'images', call: 'adminPicture.list' },
      { name: 'pages', path: '/admin/pages', icon: 'layout-panel-top', call: 'adminPage.list' },
      { name: 'texts', path: '/admin/texts', icon: 'languages', call: 'adminMessage.languages' },
      { name: 'letters', path: '/admin/letters', icon: 'mail', call: 'adminLetter.list' },
    ],
  },
  {
    name: 'shop',
    places: [
      { name: 'settings', path: '/admin/settings', icon: 'settings', call: 'adminSettings.open' },
      { name: 'shipping', path: '/admin/shipping', icon: 'truck', call: 'adminShippingRule.list' },
      { name: 'taxes', path: '/admin/taxes', icon: 'badge-percent', call: 'adminTaxRule.list' },
      {
        name: 'payment-methods',
        path: '/admin/payment-methods',
        icon: 'credit-card',
        call: 'payMethod.all',
      },
      { name: 'staff', path: '/admin/staff', icon: 'users', call: 'adminStaffMember.list' },
      { name: 'roles', path: '/admin/roles', icon: 'badge-check', call: 'adminRole.list' },
      { name: 'audit', path: '/admin/audit', icon: 'history', call: 'adminAudit.list' },
      { name: 'mail', path: '/admin/mail', icon: 'mail', call: 'adminMailServer.open' },
      { name: 'languages', path: '/admin/languages', icon: 'globe', call: 'adminLanguage.list' },
      {
        name: 'social-sign-in',
        path: '/admin/social-sign-in',
        icon: 'log-in',
        call: 'adminSignIn.all',
      },
      { name: 'measuring', path: '/admin/measuring', icon: 'activity', call: 'storefront.save' },
      { name: 'feeds', path: '/admin/feeds', icon: 'link', call: 'adminFeed.open' },
      { name: 'scripts', path: '/admin/scripts', icon: 'code', call: 'adminCustomScript.list' },
    ],
  },
  {
    name: 'systems',
    places: [
      { name: 'health', path: '/admin/health', icon: 'activity', call: 'adminHealth.read' },
      { name: 'mails', path: '/admin/mails', icon: 'mail', call: 'adminMail.list' },
      { name: 'jobs', path: '/admin/jobs', icon: 'history', call: 'adminJob.list' },
      { name: 'webhooks', path: '/admin/webhooks', icon: 'link', call: 'adminWebhook.list' },
      { name: 'api-keys', path: '/admin/api-keys', icon: 'code', call: 'adminApiKey.all' },
    ],
  },
];

/** The entry of an address; undefined for one that everybody may open. */
export const placeOf = (pathname: string) => placeAt(NAVIGATION, '/admin', pathname);

/** The groups with the entries that these permissions open; empty groups are left out. */
export const navigationFor = (permissions: string[]) => openGroups(NAVIGATION, permissions);
