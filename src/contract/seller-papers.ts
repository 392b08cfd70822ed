// The papers of a store as one list, for its sellers.
import type { z } from 'zod';
import { view } from '#contract/edited-values.ts';
import { ownListCalls } from '#contract/list-calls.ts';
import { paper, paperKinds } from '#contract/paper.ts';

export const sellerPapersCalls = ownListCalls({
  plural: 'paper-list',
  permission: 'money',
  about:
    'Lists the invoices and credit notes of the store, and those of the market to it for ' +
    'commission, newest first. `q` is a paper’s number, or an order’s code.',
  listed: paper,
  sorts: ['issued_on'],
  filters: { view: view(...paperKinds) },
});
export type OwnPapersQuery = z.output<typeof sellerPapersCalls.list.input>;
