import { z } from 'zod';
import { decimal, isoTime, pageOf, yesNo } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { oneOf, optionalText, page, timeZone } from '#contract/values.ts';

/** A running voucher. `store` null: it counts for all stores; else for that store's products. */
export const voucher = z
  .object({
    id: z.int(),
    title: z.string(),
    type: yesNo,
    price: z.number(),
    capped_price: decimal.nullable(),
    min_spend: decimal,
    usage_limit: z.int(),
    limit_per_customer: z.int(),
    code: z.string(),
    start_time: z.string(),
    end_time: z.string(),
    end_at: isoTime,
    status: yesNo,
    created_at: isoTime,
    created: z.string(),
    store: z.object({ id: z.int(), name: z.string(), slug: z.string() }).nullable(),
  })
  .meta({ id: 'Voucher' });
export type Voucher = z.output<typeof voucher>;

export const voucherCalls = {
  all: endpoint({
    operationId: 'userVouchers',
    path: 'user/user-vouchers',
    methods: ['GET'],
    audience: 'public',
    about: 'The public vouchers that run now, 25 a page.',
    input: z.object({
      time_zone: timeZone,
      order_by: oneOf(['created_at', 'title', 'end_time']),
      type: oneOf(['asc', 'desc']),
      page,
      q: optionalText(200),
    }),
    output: pageOf(voucher),
  }),
};
export type VoucherQuery = z.output<typeof voucherCalls.all.input>;
