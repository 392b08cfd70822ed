// Payouts to stores, with their statements.
import { z } from 'zod';
import { view } from '#contract/edited-values.ts';
import { listCalls } from '#contract/list-calls.ts';
import { decimal, isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, optionalId } from '#contract/ids.ts';
import { booleanInput } from '#contract/values.ts';

export const payoutStates = ['open', 'paid', 'cancelled'] as const;

/** Why earnings are on hold: an unfinished refund, a dispute, a suspended store. */
export const holds = ['refund', 'dispute', 'suspended'] as const;

/** Why an open payout cannot be paid as it is: those, a refund since it was gathered, or a debt. */
export const payoutHolds = [...holds, 'refunded', 'owes'] as const;

/**
 * `on_hold`: why an open one cannot be paid as it is; `despite`: why it was on hold, for one that
 * the bank had already paid.
 */
export const payout = z
  .object({
    id: z.int(),
    store_id: z.int(),
    store: z.string(),
    amount: decimal,
    currency: z.string(),
    until: isoTime,
    state: z.enum(payoutStates),
    reference: z.string(),
    lines: z.int(),
    created_at: isoTime,
    ended_at: isoTime.nullable(),
    on_hold: z.array(z.enum(payoutHolds)),
    despite: z.string(),
  })
  .meta({ id: 'Payout' });
export type PayoutRow = z.output<typeof payout>;
const reasons = [
  'earnings',
  'reserve',
  'reserve-returned',
  'cash',
  'refund',
  'adjustment',
  'payout',
] as const;

/** `parts` are the parts of earnings; they add up to the amount. */
export const statementLine = z
  .object({
    id: z.int(),
    at: isoTime,
    why: z.enum(reasons),
    amount: decimal,
    currency: z.string(),
    note: z.string(),
    order: z.string(),
    parcel: z.string(),
    parcel_id: z.int().nullable(),
    parts: z
      .object({
        goods: decimal,
        shipping: decimal,
        voucher: decimal,
        commission: decimal,
        back: decimal,
      })
      .nullable(),
  })
  .meta({ id: 'StatementLine' });
export type StatementRow = z.output<typeof statementLine>;

/** `carried`: the part that was already on the account when the last payout was gathered. */
export const statement = z.object({ payout, carried: decimal, lines: z.array(statementLine) });

/** The filters of the list of payouts. */
export const payoutViews = view(...payoutStates, 'held');

export const payoutCalls = {
  ...listCalls({
    plural: 'payouts',
    permission: 'money',
    about:
      'Lists the payouts of all stores, newest first. The view `held` has open ones that cannot ' +
      'be paid as they are. `q` matches part of a store’s name, or a reference.',
    listed: payout,
    sorts: ['created_at', 'amount'],
    filters: { view: payoutViews, store: optionalId },
  }),
  find: endpoint({
    operationId: 'adminPayout',
    path: 'admin/payout/{id}',
    methods: ['GET'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'payout-not-found',
    about: 'Returns a payout with every line of its statement.',
    input: z.object({ id: idOf('payout') }),
    output: statement,
  }),
  gather: endpoint({
    operationId: 'adminGather',
    path: 'admin/payouts/gather',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    toast: 'saved',
    about:
      'Gathers what is due into one payout for each store. What a store owes, what is on hold, ' +
      'and what is below the least amount is carried over. `again` first cancels the open ' +
      'payouts that cannot be paid as they are.',
    input: z.object({ again: booleanInput }),
    output: z.array(
      z.object({ id: z.int(), store_id: z.int(), amount: decimal, currency: z.string() }),
    ),
  }),
};
export type PayoutsQuery = z.output<typeof payoutCalls.list.input>;
