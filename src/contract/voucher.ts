import { z } from 'zod';
import { decimal, isoTime, pageOf, yesNo } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import {
  isEmpty,
  oneOf,
  optionalText,
  page,
  pasted,
  text,
  timeZone,
  userToken,
} from '#contract/values.ts';

/** A running voucher. `store` null: it applies to all stores, otherwise only to this one. */
const voucher = z
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
    /** Whether it applies only to some goods. */
    scoped: z.boolean(),
    store: z.object({ id: z.int(), name: z.string(), slug: z.string() }).nullable(),
  })
  .meta({ id: 'Voucher' });
export type Voucher = z.output<typeof voucher>;

const voucherTerms = voucher
  .pick({ type: true, price: true, capped_price: true, min_spend: true })
  .extend({
    store: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** The lines of the caller’s cart that it applies to; null: all, or all of its store. */
    lines: z.array(z.int()).nullable(),
  })
  .meta({ id: 'VoucherTerms' });

export const voucherCalls = {
  all: endpoint({
    operationId: 'userVouchers',
    path: 'user/user-vouchers',
    methods: ['GET'],
    audience: 'public',
    about: 'Lists the public vouchers that are valid now, 25 a page.',
    input: z.object({
      time_zone: timeZone,
      order_by: oneOf(['created_at', 'title', 'end_time']),
      type: oneOf(['asc', 'desc']),
      page,
      q: optionalText(200),
    }),
    output: pageOf(voucher),
  }),
  validity: endpoint({
    path: 'voucher/validity',
    methods: ['POST'],
    audience: 'guest',
    guessable: 'voucher',
    about:
      'Returns the discount of a voucher code on the caller’s selected lines that can be bought: ' +
      '`offered`, in the market’s currency. `terms` say how it applies to other lines. Saves ' +
      'nothing: send the code with the order.',
    input: z.object({
      user_token: userToken,
      voucher: pasted(text(40)),
      price: z
        .unknown()
        .optional()
        .refine((value) => !isEmpty(value), { message: 'required', abort: true })
        .pipe(z.union([z.number(), optionalText(40)], 'invalid-input'))
        .meta({ description: 'Required, but not used: the total is computed from the lines.' }),
    }),
    output: z.object({ offered: decimal, voucher: z.string(), terms: voucherTerms }),
  }),
};
export type VoucherQuery = z.output<typeof voucherCalls.all.input>;
