// The result of a flash sale.
import { z } from 'zod';
import { decimal, picture } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';

const came = { sold: z.int(), revenue: decimal };
const saleResult = z
  .object({
    /** The products in the sale, and removed ones that were sold; the highest revenue first. */
    products: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        image: picture,
        store: z.string(),
        ...came,
        /** What is left of the quota of the current round; null: no longer in the sale. */
        left: z.int().nullable(),
      }),
    ),
    stores: z.array(z.object({ id: z.int(), name: z.string(), products: z.int(), ...came })),
    /** The numbers of products that stores entered, by state. */
    enrolments: z.object({ waiting: z.int(), approved: z.int(), refused: z.int() }),
  })
  .meta({ id: 'SaleResult' });
export type SaleResult = z.output<typeof saleResult>;

export const adminFlashSaleMoreCalls = {
  result: endpoint({
    operationId: 'adminFlashSaleResult',
    path: 'admin/flash-sale/result/{id}',
    methods: ['GET'],
    audience: 'staff',
    permission: 'catalogue',
    otherwise: 'thing-not-found',
    about:
      'Returns what was sold in a flash sale, by product and by store, in all its rounds and ' +
      'without cancelled orders, and how many products stores propose for it.',
    input: z.object({ id: idOf('flash-sale') }),
    output: saleResult,
  }),
};
