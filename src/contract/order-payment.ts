// Paying an order.
import { z } from 'zod';
import { lastMethod } from '#contract/last-method.ts';
import { optionalAmount } from '#contract/amounts.ts';
import { flag } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { iyzicoPayment, payAction } from '#contract/pay-action.ts';
import {
  files,
  numeric,
  optionalDay,
  optionalText,
  text,
  userToken,
  wholeNumber,
} from '#contract/values.ts';

const own = { user_token: userToken };
const MOST_FILES = 20;

export const orderPaymentCalls = {
  begin: endpoint({
    operationId: 'orderPay',
    path: 'order/pay',
    methods: ['POST'],
    audience: 'guest',
    about:
      'Starts to pay an order of the caller’s, with the method it was placed with or another ' +
      'one, and returns where to go. A double click starts one payment.',
    input: z.object({ ...own, id: idOf('order'), order_method: wholeNumber(1, lastMethod) }),
    output: z.object({
      id: z.int(),
      order_method: z.int(),
      payment_done: flag,
      action: payAction.nullable(),
    }),
  }),
  done: endpoint({
    path: 'order/payment-done',
    methods: ['POST'],
    audience: 'guest',
    obfuscated: true,
    about:
      'Asks the gateway whether an order is paid, after a client believes so; or starts to pay ' +
      'it with another method. Returns whether it is paid, and where to go if it is not. Refused ' +
      'if a gateway’s `payment_token` was sent but no money has come.',
    input: z.object({
      ...own,
      id: idOf('order'),
      payment_token: numeric(optionalText(500)),
      order_method: wholeNumber(1, lastMethod),
    }),
    output: z.object({
      payment_done: flag,
      action: payAction.nullable(),
      iyzico_payment: iyzicoPayment.optional(),
    }),
  }),
  failed: endpoint({
    path: 'order/payment-failed',
    methods: ['POST'],
    audience: 'guest',
    obfuscated: true,
    about:
      'Asks the gateway whether an order is paid, after a client believes that paying failed. If ' +
      'it is not, the order goes on waiting for its payment. Returns whether it is paid.',
    input: z.object({ ...own, id: idOf('order') }),
    output: z.object({ payment_done: flag }),
  }),
  tellTransfer: endpoint({
    operationId: 'orderTransaction',
    path: 'order/transaction',
    methods: ['POST'],
    audience: 'guest',
    obfuscated: true,
    multipart: true,
    toast: 'transfer-filed',
    about:
      'Reports how an order was paid by bank transfer; staff check for the money. A transaction ' +
      'id is valid for one order. `amount` is the sum that was sent, and `paid_on` the day. ' +
      '`proof` is a file of a multipart form: a picture (JPEG, PNG, WebP) or a PDF without a ' +
      'password, scripts or attachments, up to 5 MB. A later report replaces one that still ' +
      'waits, and keeps its proof if it brings none.',
    input: z.object({
      ...own,
      id: idOf('order-by-bank'),
      trans_id: numeric(text(100)),
      bank_name: optionalText(120),
      account_name: optionalText(120),
      account_number: optionalText(60),
      branch_name: optionalText(120),
      amount: optionalAmount,
      paid_on: optionalDay,
      proof: files(MOST_FILES),
    }),
    output: z.literal(true),
  }),
};
