// The lines of the market’s books, and the earnings of a parcel's lines.
import { z } from 'zod';
import { decimal, isoTime } from '#contract/answer-values.ts';
import { view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, optionalId } from '#contract/ids.ts';
import { ledgerAccounts } from '#contract/ledger-accounts.ts';
import { listCalls } from '#contract/list-calls.ts';
import { oneOf, optionalDay } from '#contract/values.ts';

/** A line of the books: the amount, its account, and the reason. `why`: the kind of its entry. */
export const ledgerLine = z
  .object({
    id: z.int(),
    entry_id: z.int(),
    at: isoTime,
    why: z.string(),
    account: z.enum(ledgerAccounts),
    method: z.int().nullable(),
    store: z.string(),
    amount: decimal,
    currency: z.string(),
    note: z.string(),
    order: z.object({ id: z.int(), code: z.string() }).nullable(),
    parcel_id: z.int().nullable(),
    payout_id: z.int().nullable(),
  })
  .meta({ id: 'LedgerLine' });
export type LedgerLine = z.output<typeof ledgerLine>;

/** What a line of a parcel earned its store, and the terms of the market's commission. */
export const earnedLine = z
  .object({
    id: z.int(),
    title: z.string(),
    quantity: z.int(),
    price: decimal,
    base: decimal,
    commission: decimal,
    rate: z.int(),
    fixed: decimal,
  })
  .meta({ id: 'EarnedLine' });
export type EarnedLine = z.output<typeof earnedLine>;

export const ledgerCalls = {
  ...listCalls({
    plural: 'ledger',
    permission: 'money',
    about:
      'Lists the lines of the ledger, newest first. Filter them by account, store, entry, and ' +
      'days in the market’s time zone. The view `unpaid` has those that are in no payout. `q` is ' +
      'an order’s code.',
    listed: ledgerLine,
    sorts: ['at'],
    filters: {
      view: view('unpaid'),
      account: oneOf(ledgerAccounts),
      store: optionalId,
      payout: optionalId,
      from: optionalDay,
      to: optionalDay,
    },
  }),
  earned: endpoint({
    operationId: 'adminEarned',
    path: 'admin/earned/{id}',
    methods: ['GET'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'parcel-not-found',
    about:
      'Returns what each line of a parcel earned its store. `base` is the price of its goods ' +
      'after offers and the store’s own vouchers; the commission follows the rules at the time ' +
      'of the order.',
    input: z.object({ id: idOf('parcel') }),
    output: z.array(earnedLine),
  }),
};
export type LedgerQuery = z.output<typeof ledgerCalls.list.input>;
