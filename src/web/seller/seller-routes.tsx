// The screens of the seller centre, each loaded when it is first opened.
import type { RouteObject } from 'react-router';
import { DeskError, NoScreen } from '#web/desk/frame/desk-error.tsx';
import { page } from '#web/desk/page-route.ts';
import { SellerFrame } from '#web/seller/frame/seller-frame.tsx';

export const sellerRoutes: RouteObject[] = [
  {
    path: '/seller/join',
    lazy: page(() => import('#web/seller/people/join-page.tsx')),
    ErrorBoundary: DeskError,
    HydrateFallback: () => null,
  },
  {
    path: '/seller',
    Component: SellerFrame,
    ErrorBoundary: DeskError,
    HydrateFallback: () => null,
    children: [
      { index: true, lazy: page(() => import('#web/seller/today/today-page.tsx')) },
      { path: 'parcels', lazy: page(() => import('#web/seller/parcels/parcels-page.tsx')) },
      { path: 'parcels/:id', lazy: page(() => import('#web/seller/parcels/parcel-page.tsx')) },
      { path: 'reviews', lazy: page(() => import('#web/seller/reviews/reviews-page.tsx')) },
      { path: 'reviews/:id', lazy: page(() => import('#web/seller/reviews/review-page.tsx')) },
      { path: 'figures', lazy: page(() => import('#web/seller/figures/figures-page.tsx')) },
      { path: 'scan', lazy: page(() => import('#web/seller/parcels/scan-page.tsx')) },
      { path: 'balance', lazy: page(() => import('#web/seller/money/balance-page.tsx')) },
      { path: 'lines', lazy: page(() => import('#web/seller/money/lines-page.tsx')) },
      { path: 'payouts', lazy: page(() => import('#web/seller/money/payouts-page.tsx')) },
      { path: 'payouts/:id', lazy: page(() => import('#web/seller/money/payout-page.tsx')) },
      { path: 'papers', lazy: page(() => import('#web/seller/money/papers-page.tsx')) },
      { path: 'papers/:id', lazy: page(() => import('#web/seller/money/paper-page.tsx')) },
      { path: 'payee', lazy: page(() => import('#web/seller/money/payee-page.tsx')) },
      { path: 'store', lazy: page(() => import('#web/seller/store/store-page.tsx')) },
      { path: 'trader', lazy: page(() => import('#web/seller/store/trader-page.tsx')) },
      { path: 'closing', lazy: page(() => import('#web/seller/store/closing-page.tsx')) },
      { path: 'data', lazy: page(() => import('#web/seller/store/data-page.tsx')) },
      {
        path: 'shipping',
        lazy: page(() => import('#web/seller/shipping/shipping-rules-page.tsx')),
      },
      {
        path: 'shipping/market/:id',
        lazy: page(() => import('#web/seller/shipping/market-rule-page.tsx')),
      },
      {
        path: 'shipping/:id',
        lazy: page(() => import('#web/seller/shipping/shipping-rule-page.tsx')),
      },
      { path: 'people', lazy: page(() => import('#web/seller/people/people-page.tsx')) },
      { path: 'people/:id', lazy: page(() => import('#web/seller/people/person-page.tsx')) },
      { path: 'roles', lazy: page(() => import('#web/seller/people/roles-page.tsx')) },
      { path: 'roles/:id', lazy: page(() => import('#web/seller/people/role-page.tsx')) },
      { path: 'keys', lazy: page(() => import('#web/seller/keys/keys-page.tsx')) },
      { path: 'log', lazy: page(() => import('#web/seller/people/log-page.tsx')) },
      { path: 'products', lazy: page(() => import('#web/seller/products/products-page.tsx')) },
      { path: 'products/:id', lazy: page(() => import('#web/seller/products/product-page.tsx')) },
      { path: 'vouchers', lazy: page(() => import('#web/seller/marketing/vouchers-page.tsx')) },
      { path: 'vouchers/:id', lazy: page(() => import('#web/seller/marketing/voucher-page.tsx')) },
      { path: 'imports', lazy: page(() => import('#web/seller/imports/imports-page.tsx')) },
      { path: 'imports/new', lazy: page(() => import('#web/seller/imports/new-import-page.tsx')) },
      { path: 'imports/:id', lazy: page(() => import('#web/seller/imports/import-page.tsx')) },
      {
        path: 'flash-sales',
        lazy: page(() => import('#web/seller/marketing/flash-sales-page.tsx')),
      },
      {
        path: 'flash-sales/:id',
        lazy: page(() => import('#web/seller/marketing/enrolment-page.tsx')),
      },
      { path: 'stock', lazy: page(() => import('#web/seller/stock/stock-page.tsx')) },
      { path: 'me', lazy: page(() => import('#web/desk/me/me-page.tsx')) },
      { path: '*', Component: NoScreen },
    ],
  },
];
