// The sales of the last days, compared with the days before.
import { z } from 'zod';
import { decimal } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { wholeNumber } from '#contract/values.ts';

const USUAL_DAYS = 30;
const MOST_DAYS = 366;

/** The placed orders, the cancelled ones among them, and the total of the others. */
const figures = {
  orders: z.int(),
  cancelled: z.int(),
  sales: decimal,
  /** The number of arrivals from other sites; nobody is tracked for this count. */
  visits: z.int(),
};
const period = z.object({
  ...figures,
  /** The first and the last day, in the market’s time zone: `2026-11-25`. */
  from: z.string(),
  until: z.string(),
});
const salesDay = z.object({ day: z.string(), ...figures }).meta({ id: 'SalesDay' });
export type SalesDay = z.output<typeof salesDay>;
export type SalesPeriod = z.output<typeof period>;

export const adminSalesCalls = {
  read: endpoint({
    operationId: 'adminSales',
    path: 'admin/sales',
    methods: ['GET'],
    audience: 'staff',
    permission: 'orders',
    about:
      'Returns orders, sales and visits for each of the last days, today included, and for as ' +
      'many days before, in the market’s time zone. Amounts are in the market’s currency.',
    input: z.object({ days: wholeNumber(1, MOST_DAYS).default(USUAL_DAYS) }),
    output: z
      .object({ days: z.array(salesDay), now: period, before: period })
      .meta({ id: 'AdminSales' }),
  }),
};
