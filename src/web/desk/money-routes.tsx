// The screens of sellers and money.
import type { RouteObject } from 'react-router';
import { page } from '#web/desk/page-route.ts';

export const moneyRoutes: RouteObject[] = [
  { path: 'applications', lazy: page(() => import('#web/desk/sellers/applications-page.tsx')) },
  { path: 'applications/:id', lazy: page(() => import('#web/desk/sellers/application-page.tsx')) },
  { path: 'commission-rules', lazy: page(() => import('#web/desk/money/commission-page.tsx')) },
  { path: 'payments', lazy: page(() => import('#web/desk/money/payments-page.tsx')) },
  { path: 'payments/:id', lazy: page(() => import('#web/desk/money/payment-page.tsx')) },
  { path: 'transfers', lazy: page(() => import('#web/desk/money/transfers-page.tsx')) },
  { path: 'transfers/:id', lazy: page(() => import('#web/desk/money/transfer-page.tsx')) },
  { path: 'refunds', lazy: page(() => import('#web/desk/money/refunds-page.tsx')) },
  { path: 'refunds/:id', lazy: page(() => import('#web/desk/money/refund-page.tsx')) },
  { path: 'disputes', lazy: page(() => import('#web/desk/money/disputes-page.tsx')) },
  { path: 'disputes/new', lazy: page(() => import('#web/desk/money/new-dispute-page.tsx')) },
  { path: 'disputes/:id', lazy: page(() => import('#web/desk/money/dispute-page.tsx')) },
  { path: 'payouts', lazy: page(() => import('#web/desk/money/payouts-page.tsx')) },
  { path: 'payouts/:id', lazy: page(() => import('#web/desk/money/payout-page.tsx')) },
  { path: 'balances', lazy: page(() => import('#web/desk/money/balances-page.tsx')) },
  { path: 'balances/:id', lazy: page(() => import('#web/desk/money/balance-page.tsx')) },
  { path: 'bank-entries', lazy: page(() => import('#web/desk/money/bank-entries-page.tsx')) },
  { path: 'bank-entries/:id', lazy: page(() => import('#web/desk/money/bank-entry-page.tsx')) },
  { path: 'bank-statements', lazy: page(() => import('#web/desk/money/bank-statements-page.tsx')) },
  { path: 'settlements', lazy: page(() => import('#web/desk/money/settlements-page.tsx')) },
  { path: 'settlements/:id', lazy: page(() => import('#web/desk/money/settlement-page.tsx')) },
  { path: 'ledger', lazy: page(() => import('#web/desk/money/ledger-page.tsx')) },
  { path: 'papers', lazy: page(() => import('#web/desk/money/papers-page.tsx')) },
  { path: 'papers/:id', lazy: page(() => import('#web/desk/money/paper-page.tsx')) },
  { path: 'approvals', lazy: page(() => import('#web/desk/money/approvals-page.tsx')) },
  { path: 'approvals/:id', lazy: page(() => import('#web/desk/money/approval-page.tsx')) },
  { path: 'audit-money', lazy: page(() => import('#web/desk/money/audit-page.tsx')) },
];
