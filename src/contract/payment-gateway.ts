import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { flag } from '#contract/values.ts';

export const paymentGateway = endpoint({ path: 'payment-gateway', methods: ['GET'], audience: 'public', kept: true, about: 'Which ways to pay are open, with public keys and bank details only.',
  input: z.object({}),
  output: z.object({ cash_on_delivery: flag, razorpay: flag, stripe: flag, paypal: flag, flutterwave: flag, iyzico_payment: flag, bank: flag, razorpay_key: z.string(), stripe_key: z.string(), paypal_key: z.string(),
    fw_public_key: z.string(), bank_name: z.string(), branch_name: z.string(), account_name: z.string(), account_number: z.string(), default: z.int() }) });
