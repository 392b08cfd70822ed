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
      'Begins to pay an order of the caller’s, by the way it was placed with or another; ' +
      'answers where to go. Pressing twice begins once.',
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
      'A hint that an order may be paid, or is to be paid another way: the gateway is asked. ' +
      'Answers whether it is paid, and where to go when it is not; refuses when a gateway’s ' +
      '`payment_token` came and no money.',
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
      'A report that paying failed, believed as little as its success: the gateway is asked, and ' +
      'the order waits to be paid. Answers whether it is paid.',
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
      'Says how an order was paid by transfer; staff look for the money. A transaction id is ' +
      'good for one order. `amount`: what was sent; `paid_on`: the day it was sent. `proof` is ' +
      'a file of a multipart form: a picture (JPEG, PNG, WebP) or a PDF without password, ' +
      'scripts and attachments, at most 5 MB. Said again while nobody has decided, it takes ' +
      'the place of what was said before, and a proof that was sent stays until another comes.',
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
