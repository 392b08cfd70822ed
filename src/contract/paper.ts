// Papers: the invoices and credit notes of parcels, and those for the market’s commission.
import { z } from 'zod';
import { view } from '#contract/edited-values.ts';
import { listCalls } from '#contract/list-calls.ts';
import { decimal } from '#contract/answer-values.ts';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import { oneOf, page } from '#contract/values.ts';

export const paperKinds = [
  'invoice',
  'credit-note',
  'commission-invoice',
  'commission-credit-note',
] as const;

/**
 * A paper; `issued_on` is a day in its issuer's time zone. `names`: the number of the paper that it
 * corrects, otherwise empty. One for commission has a `payout_id` and no parcel.
 */
export const paper = z
  .object({
    id: z.int(),
    kind: z.enum(paperKinds),
    number: z.string(),
    issued_on: z.iso.date(),
    store: z.object({ id: z.int(), name: z.string() }),
    order: z.string(),
    parcel_id: z.int().nullable(),
    parcel: z.string(),
    payout_id: z.int().nullable(),
    names: z.string(),
    total: decimal,
    currency: z.string(),
  })
  .meta({ id: 'Paper' });
export type PaperShown = z.output<typeof paper>;

export const store_id = of('store', optionalId);
export const paperFilters = z.object({ page, kind: oneOf(paperKinds), store_id });

export const paperCalls = {
  ...listCalls({
    plural: 'papers',
    permission: 'papers',
    about:
      'Lists invoices and credit notes, newest first. `q` is a paper’s number, or an order’s code.',
    listed: paper,
    sorts: ['issued_on'],
    filters: { view: view(...paperKinds), store: optionalId },
  }),
  find: endpoint({
    operationId: 'adminPaper',
    path: 'admin/paper/{id}',
    methods: ['GET'],
    audience: 'staff',
    permission: 'papers',
    otherwise: 'paper-not-found',
    file: 'application/pdf',
    about: 'Downloads any paper as a PDF.',
    input: z.object({ id: idOf('paper') }),
    output: sentFile,
  }),
};
export type PapersQuery = z.output<typeof paperCalls.list.input>;
