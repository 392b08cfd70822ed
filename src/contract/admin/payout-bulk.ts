// Marks many payouts that the bank made together.
import { bulkCalls } from '#contract/bulk.ts';
import { optionalId } from '#contract/ids.ts';
import { payoutViews } from '#contract/payout.ts';
import { optionalText } from '#contract/values.ts';

export const adminPayoutBulkCalls = bulkCalls({
  noun: 'payout',
  plural: 'payouts',
  permission: 'money',
  acts: ['paid'],
  given: { reference: optionalText(100) },
  filters: { view: payoutViews, store: optionalId },
});
