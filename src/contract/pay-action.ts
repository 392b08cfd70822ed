// Where a shopper goes to pay.
import { z } from 'zod';

/** Where a shopper goes to pay: an address, or one that takes these fields by POST. */
export const payAction = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('redirect'), url: z.string() }),
    z.object({
      kind: z.literal('form'),
      url: z.string(),
      fields: z.record(z.string(), z.string()),
    }),
  ])
  .meta({ id: 'PayAction' });
export type PayAction = z.output<typeof payAction>;

/** For clients of Iyzico's own page. */
export const iyzicoPayment = z.object({
  status: z.enum(['success', 'failure']),
  paymentPageUrl: z.string(),
  errorMessage: z.string(),
});
