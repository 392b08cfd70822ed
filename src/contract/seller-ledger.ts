// Every line of a store's accounts, with its parts, for its sellers.
import { z } from 'zod';
import { view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import { earnedLine, ledgerLine } from '#contract/ledger.ts';
import { storeAccounts } from '#contract/ledger-accounts.ts';
import { ownListCalls } from '#contract/list-calls.ts';
import { oneOf, optionalDay } from '#contract/values.ts';

export const sellerLedgerCalls = {
  ...ownListCalls({
    plural: 'account-lines',
    permission: 'money',
    about:
      'The lines of the store’s accounts, the newest first: of one of them, and of days by ' +
      'the market’s clocks. `unpaid`: those that are in no payout. `q` is an order’s code.',
    listed: ledgerLine,
    sorts: ['at'],
    filters: {
      view: view('unpaid'),
      account: oneOf(storeAccounts),
      from: optionalDay,
      to: optionalDay,
    },
  }),
  earned: endpoint({
    operationId: 'sellerEarned',
    path: 'seller/earned/{id}',
    methods: ['GET'],
    audience: 'seller',
    permission: 'money',
    otherwise: 'parcel-not-found',
    about:
      'What each line of a parcel brought the store: its goods after offers and the store’s own ' +
      'voucher (`base`), and the commission that was taken of it, by the terms of that day.',
    input: z.object({ id: idOf('parcel'), store_id: of('store', optionalId) }),
    output: z.array(earnedLine),
  }),
};
export type OwnLinesQuery = z.output<typeof sellerLedgerCalls.list.input>;
