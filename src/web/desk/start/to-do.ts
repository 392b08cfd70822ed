// What may need attention: each is a list with exactly the filters that are counted.
import type { ListCall } from '#web/desk/parts/desk-call.ts';
import type { DeskIconName } from '#web/desk/parts/desk-icon.tsx';

type Waiting = {
  /** Its key in `desk-start`. */
  word:
    | 'late'
    | 'to-confirm'
    | 'review'
    | 'transfers'
    | 'disputes'
    | 'entries'
    | 'refunds'
    | 'payouts'
    | 'applications'
    | 'proposals'
    | 'traders'
    | 'enrolments'
    | 'reports'
    | 'objections'
    | 'out'
    | 'low'
    | 'searches'
    | 'mails'
    | 'jobs';
  list: ListCall;
  /** The view of the list; without it, the first one. */
  view?: string;
  path: string;
  icon: DeskIconName;
};

export const TO_DO: Waiting[] = [
  {
    word: 'late',
    list: 'adminParcel.list',
    view: 'late',
    path: '/admin/parcels',
    icon: 'truck',
  },
  {
    word: 'to-confirm',
    list: 'adminParcel.list',
    view: 'to-confirm',
    path: '/admin/parcels',
    icon: 'package',
  },
  {
    word: 'review',
    list: 'payment.list',
    view: 'review',
    path: '/admin/payments',
    icon: 'credit-card',
  },
  {
    word: 'transfers',
    list: 'transfer.list',
    path: '/admin/transfers/next', // the waiting ones, one after another
    icon: 'arrow-up-down',
  },
  {
    word: 'disputes',
    list: 'dispute.list',
    view: 'needs-response',
    path: '/admin/disputes',
    icon: 'triangle-alert',
  },
  {
    word: 'entries',
    list: 'bankEntry.list',
    path: '/admin/bank-entries',
    icon: 'landmark',
  },
  {
    word: 'refunds',
    list: 'refund.list',
    view: 'by-hand',
    path: '/admin/refunds',
    icon: 'undo-2',
  },
  {
    word: 'payouts',
    list: 'payout.list',
    view: 'open',
    path: '/admin/payouts',
    icon: 'landmark',
  },
  {
    word: 'applications',
    list: 'application.list',
    view: 'received',
    path: '/admin/applications',
    icon: 'users',
  },
  {
    word: 'traders',
    list: 'adminStore.list',
    view: 'trader-changed',
    path: '/admin/stores',
    icon: 'badge-check',
  },
  {
    word: 'proposals',
    list: 'adminProductProposal.list',
    path: '/admin/product-approvals/next', // the waiting ones, one after another
    icon: 'circle-check',
  },
  {
    word: 'enrolments',
    list: 'adminEnrolment.list',
    view: 'waiting',
    path: '/admin/enrolments',
    icon: 'tag',
  },
  {
    word: 'reports',
    list: 'adminReport.list',
    path: '/admin/reports',
    icon: 'triangle-alert',
  },
  {
    word: 'objections',
    list: 'adminObjection.list',
    path: '/admin/objections',
    icon: 'undo',
  },
  {
    word: 'out',
    list: 'adminProduct.list',
    view: 'out',
    path: '/admin/products',
    icon: 'package',
  },
  {
    word: 'low',
    list: 'adminProduct.list',
    view: 'low',
    path: '/admin/products',
    icon: 'package',
  },
  {
    word: 'searches',
    list: 'adminSearched.list',
    view: 'without',
    path: '/admin/searches',
    icon: 'search',
  },
  {
    word: 'mails',
    list: 'adminMail.list',
    view: 'lately',
    path: '/admin/mails',
    icon: 'mail',
  },
  {
    word: 'jobs',
    list: 'adminJob.list',
    view: 'failed',
    path: '/admin/jobs',
    icon: 'history',
  },
];
