// The screens of the desk, each fetched when it is first opened.
import type { RouteObject } from 'react-router';
import { DeskFrame } from '#web/desk/frame/desk-frame.tsx';
import { moneyRoutes } from '#web/desk/money-routes.tsx';
import { page } from '#web/desk/page-route.ts';
import { DeskError, NoScreen } from '#web/desk/frame/desk-error.tsx';

export const deskRoutes: RouteObject[] = [
  {
    path: '/install',
    lazy: page(() => import('#web/desk/install/install-page.tsx')),
    ErrorBoundary: DeskError,
    HydrateFallback: () => null,
  },
  {
    path: '/admin/join',
    lazy: page(() => import('#web/desk/staff/join-page.tsx')),
    ErrorBoundary: DeskError,
    HydrateFallback: () => null,
  },
  {
    path: '/admin',
    Component: DeskFrame,
    ErrorBoundary: DeskError,
    HydrateFallback: () => null,
    children: [
      { index: true, lazy: page(() => import('#web/desk/frame/home-page.tsx')) },
      { path: 'orders', lazy: page(() => import('#web/desk/orders/orders-page.tsx')) },
      { path: 'orders/new', lazy: page(() => import('#web/desk/taking/taking-page.tsx')) },
      { path: 'orders/:id', lazy: page(() => import('#web/desk/orders/order-page.tsx')) },
      { path: 'parcels', lazy: page(() => import('#web/desk/orders/parcels-page.tsx')) },
      { path: 'parcels/:id', lazy: page(() => import('#web/desk/orders/parcel-page.tsx')) },
      { path: 'customers', lazy: page(() => import('#web/desk/customers/customers-page.tsx')) },
      {
        path: 'customers/:id',
        lazy: page(() => import('#web/desk/customers/customer-page.tsx')),
      },
      {
        path: 'products',
        lazy: page(() => import('#web/desk/product/products-page.tsx')),
      },
      {
        path: 'products/:id',
        lazy: page(() => import('#web/desk/product/product-page.tsx')),
      },
      { path: 'media', lazy: page(() => import('#web/desk/pictures/media-page.tsx')) },
      {
        path: 'product-approvals',
        lazy: page(() => import('#web/desk/proposals/proposals-page.tsx')),
      },
      {
        path: 'product-approvals/:id',
        lazy: page(() => import('#web/desk/proposals/proposal-page.tsx')),
      },
      { path: 'searches', lazy: page(() => import('#web/desk/marketing/searches-page.tsx')) },
      { path: 'brands', lazy: page(() => import('#web/desk/catalogue/brands-page.tsx')) },
      { path: 'brands/:id', lazy: page(() => import('#web/desk/catalogue/brand-page.tsx')) },
      {
        path: 'categories',
        lazy: page(() => import('#web/desk/catalogue/categories-page.tsx')),
      },
      {
        path: 'categories/:id',
        lazy: page(() => import('#web/desk/catalogue/category-page.tsx')),
      },
      {
        path: 'attributes',
        lazy: page(() => import('#web/desk/catalogue/attributes-page.tsx')),
      },
      {
        path: 'attributes/:id',
        lazy: page(() => import('#web/desk/catalogue/attribute-page.tsx')),
      },
      {
        path: 'collections',
        lazy: page(() => import('#web/desk/catalogue/collections-page.tsx')),
      },
      {
        path: 'collections/:id',
        lazy: page(() => import('#web/desk/catalogue/collection-page.tsx')),
      },
      { path: 'tags', lazy: page(() => import('#web/desk/catalogue/tags-page.tsx')) },
      { path: 'tags/:id', lazy: page(() => import('#web/desk/catalogue/tag-page.tsx')) },
      {
        path: 'bundle-deals',
        lazy: page(() => import('#web/desk/catalogue/bundle-deals-page.tsx')),
      },
      {
        path: 'bundle-deals/:id',
        lazy: page(() => import('#web/desk/catalogue/bundle-deal-page.tsx')),
      },
      {
        path: 'flash-sales',
        lazy: page(() => import('#web/desk/marketing/flash-sales-page.tsx')),
      },
      {
        path: 'flash-sales/:id',
        lazy: page(() => import('#web/desk/marketing/flash-sale-page.tsx')),
      },
      { path: 'reviews', lazy: page(() => import('#web/desk/marketing/reviews-page.tsx')) },
      { path: 'reviews/:id', lazy: page(() => import('#web/desk/marketing/review-page.tsx')) },
      { path: 'vouchers', lazy: page(() => import('#web/desk/marketing/vouchers-page.tsx')) },
      { path: 'vouchers/:id', lazy: page(() => import('#web/desk/marketing/voucher-page.tsx')) },
      { path: 'shipping', lazy: page(() => import('#web/desk/shop/shipping-rules-page.tsx')) },
      { path: 'shipping/:id', lazy: page(() => import('#web/desk/shop/shipping-rule-page.tsx')) },
      { path: 'imports', lazy: page(() => import('#web/desk/imports/imports-page.tsx')) },
      {
        path: 'imports/new',
        lazy: page(() => import('#web/desk/imports/new-import-page.tsx')),
      },
      { path: 'imports/:id', lazy: page(() => import('#web/desk/imports/import-page.tsx')) },
      { path: 'taxes', lazy: page(() => import('#web/desk/shop/tax-rules-page.tsx')) },
      { path: 'taxes/:id', lazy: page(() => import('#web/desk/shop/tax-rule-page.tsx')) },
      {
        path: 'payment-methods',
        lazy: page(() => import('#web/desk/pay/payment-methods-page.tsx')),
      },
      {
        path: 'payment-methods/:id',
        lazy: page(() => import('#web/desk/pay/payment-method-page.tsx')),
      },
      {
        path: 'social-sign-in',
        lazy: page(() => import('#web/desk/connect/sign-ins-page.tsx')),
      },
      {
        path: 'social-sign-in/:id',
        lazy: page(() => import('#web/desk/connect/sign-in-page.tsx')),
      },
      { path: 'measuring', lazy: page(() => import('#web/desk/connect/measuring-page.tsx')) },
      { path: 'scripts', lazy: page(() => import('#web/desk/connect/scripts-page.tsx')) },
      { path: 'scripts/:id', lazy: page(() => import('#web/desk/connect/script-page.tsx')) },
      { path: 'mail', lazy: page(() => import('#web/desk/connect/mail-page.tsx')) },
      { path: 'languages', lazy: page(() => import('#web/desk/languages/languages-page.tsx')) },
      {
        path: 'languages/:id',
        lazy: page(() => import('#web/desk/languages/language-page.tsx')),
      },
      { path: 'stores', lazy: page(() => import('#web/desk/sellers/stores-page.tsx')) },
      { path: 'stores/:id', lazy: page(() => import('#web/desk/sellers/store-page.tsx')) },
      { path: 'settings', lazy: page(() => import('#web/desk/shop/settings-page.tsx')) },
      { path: 'banners', lazy: page(() => import('#web/desk/fronts/banners-page.tsx')) },
      { path: 'banners/:id', lazy: page(() => import('#web/desk/fronts/banner-page.tsx')) },
      { path: 'slides', lazy: page(() => import('#web/desk/fronts/slides-page.tsx')) },
      { path: 'slides/:id', lazy: page(() => import('#web/desk/fronts/slide-page.tsx')) },
      { path: 'features', lazy: page(() => import('#web/desk/fronts/features-page.tsx')) },
      { path: 'features/:id', lazy: page(() => import('#web/desk/fronts/feature-page.tsx')) },
      { path: 'home-page', lazy: page(() => import('#web/desk/home/arrange-page.tsx')) },
      { path: 'menus', lazy: page(() => import('#web/desk/fronts/menus-page.tsx')) },
      { path: 'pages', lazy: page(() => import('#web/desk/content/pages-page.tsx')) },
      { path: 'texts', lazy: page(() => import('#web/desk/texts/texts-page.tsx')) },
      { path: 'pages/:id', lazy: page(() => import('#web/desk/content/page-page.tsx')) },
      ...moneyRoutes,
      { path: 'me', lazy: page(() => import('#web/desk/me/me-page.tsx')) },
      { path: 'staff', lazy: page(() => import('#web/desk/staff/staff-page.tsx')) },
      { path: 'staff/:id', lazy: page(() => import('#web/desk/staff/member-page.tsx')) },
      { path: 'audit', lazy: page(() => import('#web/desk/staff/audit-page.tsx')) },
      { path: 'audit/:id', lazy: page(() => import('#web/desk/staff/deed-page.tsx')) },
      { path: 'roles', lazy: page(() => import('#web/desk/staff/roles-page.tsx')) },
      { path: 'roles/:id', lazy: page(() => import('#web/desk/staff/role-page.tsx')) },
      { path: 'api-keys', lazy: page(() => import('#web/desk/systems/api-keys-page.tsx')) },
      { path: 'letters', lazy: page(() => import('#web/desk/letters/letters-page.tsx')) },
      { path: 'letters/:kind', lazy: page(() => import('#web/desk/letters/letter-page.tsx')) },
      { path: 'mails', lazy: page(() => import('#web/desk/systems/mails-page.tsx')) },
      { path: 'mails/:id', lazy: page(() => import('#web/desk/systems/mail-page.tsx')) },
      { path: 'jobs', lazy: page(() => import('#web/desk/systems/jobs-page.tsx')) },
      { path: 'jobs/:id', lazy: page(() => import('#web/desk/systems/job-page.tsx')) },
      { path: 'health', lazy: page(() => import('#web/desk/systems/health-page.tsx')) },
      { path: 'webhooks', lazy: page(() => import('#web/desk/systems/webhooks-page.tsx')) },
      { path: 'webhooks/:id', lazy: page(() => import('#web/desk/systems/webhook-page.tsx')) },
      { path: '*', Component: NoScreen },
    ],
  },
];
