// Closing a store for good: what is still open there, and how it is reopened.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { balance } from '#contract/books.ts';
import { REOPEN_DAYS } from '#contract/constants.ts';
import { endpoint } from '#contract/endpoint.ts';
import { store_id } from '#contract/sold-parcel.ts';

const closers = ['store', 'market'] as const;
export type Closer = (typeof closers)[number];

/** Whether a store is closed, since when, and by whom; `reason`: the market's text. */
export const closed = {
  closed_at: isoTime.nullable(),
  closed_by: z.enum(closers).nullable(),
  closed_reason: z.string(),
};

const closing = z
  .object({
    ...closed,
    /** Until when its owners can reopen it; null: they cannot, or it is open. */
    reopen_until: isoTime.nullable(),
    /** Parcels to be sent or under way. */
    parcels: z.int(),
    /** Parcels of unpaid orders. */
    unpaid: z.int(),
    /** Products waiting for approval, for the shop or a flash sale. */
    proposals: z.int(),
    enrolments: z.int(),
    /** Products in running or future flash sales. */
    in_sales: z.int(),
    /** Reviews without a reply. */
    reviews: z.int(),
    /** Open reports of the store or its things. */
    reports: z.int(),
    /** Payouts that are gathered but not paid. */
    payouts: z.int(),
    /** Whether it has a payout account. */
    payee: z.boolean(),
    balances: z.array(balance),
  })
  .meta({ id: 'StoreClosing' });
export type StoreClosing = z.output<typeof closing>;

const forOwner = { audience: 'seller', permission: 'people' } as const;

export const sellerClosingCalls = {
  read: endpoint({
    ...forOwner,
    operationId: 'sellerClosing',
    path: 'seller/closing',
    methods: ['GET'],
    about:
      'Returns whether the caller’s store is closed, and what is still open: parcels, money, and ' +
      'what waits for approval. For its owners.',
    input: z.object({ store_id }),
    output: closing,
  }),
  close: endpoint({
    ...forOwner,
    operationId: 'sellerClose',
    path: 'seller/close',
    methods: ['POST'],
    toast: 'store-closed',
    about:
      'Closes the caller’s store, which takes no more orders and disappears from the storefront. ' +
      'Open orders are still completed, earnings are paid out, and products proposed for flash ' +
      `sales are withdrawn. For its owners, who can reopen it within ${REOPEN_DAYS} days.`,
    input: z.object({ store_id }),
    output: closing,
  }),
  reopen: endpoint({
    ...forOwner,
    operationId: 'sellerReopen',
    path: 'seller/reopen',
    methods: ['POST'],
    toast: 'store-reopened',
    about:
      'Reopens a store that an owner has closed, as long as its owners may. Does nothing if it ' +
      'is open.',
    input: z.object({ store_id }),
    output: closing,
  }),
};
