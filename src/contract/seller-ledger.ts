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
      'Lists the lines of the store’s ledger accounts, newest first. Filter them by account and ' +
      'by days in the market’s time zone. The view `unpaid` has those that are in no payout. `q` ' +
      'is an order’s code.',
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
      'Returns what each line of a parcel earned the store. `base` is the price of its goods ' +
      'after offers and the store’s own vouchers; the commission follows the rules at the time ' +
      'of the order.',
    input: z.object({ id: idOf('parcel'), store_id: of('store', optionalId) }),
    output: z.array(earnedLine),
  }),
};
export type OwnLinesQuery = z.output<typeof sellerLedgerCalls.list.input>;
