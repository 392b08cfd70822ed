// The payouts of a store as one list, for its sellers.
import type { z } from 'zod';
import { view } from '#contract/edited-values.ts';
import { ownListCalls } from '#contract/list-calls.ts';
import { payout, payoutStates } from '#contract/payout.ts';

export const sellerPayoutsCalls = ownListCalls({
  plural: 'payout-list',
  permission: 'money',
  about: 'Lists the payouts of the store, newest first. `q` is a bank’s reference.',
  listed: payout,
  sorts: ['created_at', 'amount'],
  filters: { view: view(...payoutStates) },
});
export type OwnPayoutsQuery = z.output<typeof sellerPayoutsCalls.list.input>;
