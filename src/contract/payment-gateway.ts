import { z } from 'zod';
import { lastMethod } from '#contract/last-method.ts';
import { decimal, flag } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';

/**
 * An open payment method: its fee for the buyer, and the orders that it allows: with a total
 * including the fee from `least` to `most`, in multiples of `step`; `countries` empty: all. `test`:
 * no money moves.
 */
const openMethod = z
  .object({
    method: z.int().min(1).max(lastMethod),
    fee: decimal,
    least: decimal,
    most: decimal.nullable(),
    step: decimal,
    countries: z.array(z.string()),
    test: flag,
  })
  .meta({ id: 'WayToPay' });

export const paymentGatewayCalls = {
  read: endpoint({
    operationId: 'paymentGateway',
    path: 'payment-gateway',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about:
      'Returns the payment methods that are open, with only their public keys and bank details.',
    input: z.object({}),
    output: z.object({
      cash_on_delivery: flag,
      razorpay: flag,
      stripe: flag,
      paypal: flag,
      flutterwave: flag,
      iyzico_payment: flag,
      bank: flag,
      razorpay_key: z.string(),
      stripe_key: z.string(),
      paypal_key: z.string(),
      fw_public_key: z.string(),
      bank_name: z.string(),
      branch_name: z.string(),
      account_name: z.string(),
      account_number: z.string(),
      default: z.int(),
      methods: z.array(openMethod),
    }),
  }),
};
export type PaymentGateway = z.output<typeof paymentGatewayCalls.read.output>;
