// How a store is doing, as counted by a job. docs/store-figures.md says what counts.
import { z } from 'zod';
import { decimal, isoTime } from '#contract/answer-values.ts';
import { scored } from '#contract/admin/score.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';

/** The number out of the parcels of 90 days; a rate is in hundredths of a percent. */
const counted = {
  parcels: z.int(),
  late: z.int(),
  cancelled: z.int(),
  refunded: z.int(),
  late_rate: z.int(),
  cancelled_rate: z.int(),
  refunded_rate: z.int(),
};

/**
 * `counted_at`: null until counted. `middle_30` and `middle_90`: the medians of stores with sales.
 * `balance`: null for people who may not see money.
 */
const storeFigures = z
  .object({
    counted_at: isoTime.nullable(),
    ...counted,
    ...scored,
    reviews: z.int(),
    rating: z.number(),
    /** The number of its reviews with a reply. */
    answered: z.int(),
    sales_30: decimal,
    sales_90: decimal,
    middle_30: decimal,
    middle_90: decimal,
    balance: decimal.nullable(),
    currency: z.string(),
  })
  .meta({ id: 'StoreFigures' });
export type StoreFigures = z.output<typeof storeFigures>;

export const adminStoreFiguresCalls = {
  read: endpoint({
    operationId: 'adminStoreFigures',
    path: 'admin/store/figures/{id}',
    methods: ['GET'],
    audience: 'staff',
    permission: 'stores',
    otherwise: 'store-not-found',
    about:
      'Returns how a store performs. That is late, cancelled and refunded parcels in the last 90 ' +
      'days, its rating, its sales in 30 and 90 days beside the median of all stores, and its ' +
      'balance.',
    input: z.object({ id: idOf('store') }),
    output: storeFigures,
  }),
};
