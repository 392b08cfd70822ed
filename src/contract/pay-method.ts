// The payment methods as the owner sets them.
import { z } from 'zod';
import { lastMethod } from '#contract/constants.ts';
import { amountText, optionalAmount } from '#contract/amounts.ts';
import { decimal, flag, isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { asked, wholeNumber } from '#contract/values.ts';

/**
 * A payment method as the owner sets it. Keys are shown by name only: `keys` says which are there.
 */
export const payMethodRow = z
  .object({
    method: z.int(),
    enabled: flag,
    ready: flag,
    test_mode: flag,
    shown: z.record(z.string(), z.string()),
    keys: z.array(z.object({ name: z.string(), secret: flag, there: flag })),
    currency: z.string(),
    fee: decimal,
    least: decimal,
    most: decimal.nullable(),
    countries: z.array(z.string()),
    checked_at: isoTime.nullable(),
    webhook_url: z.string(),
  })
  .meta({ id: 'PayMethod' });
export type PayMethodRow = z.output<typeof payMethodRow>;
const country = z.string('invalid-input').regex(/^[A-Z]{2}$/, 'invalid-input');

export const payMethodCalls = {
  all: endpoint({
    operationId: 'adminPayMethods',
    path: 'admin/payment-methods',
    methods: ['GET'],
    audience: 'staff',
    permission: 'money',
    about:
      'The ways to pay and what is set for them; keys are never shown. Amounts are of ' +
      '`currency`: a way whose amounts are of another currency than the shop’s is closed until ' +
      'it is saved again.',
    input: z.object({}),
    output: z.array(payMethodRow),
  }),
  save: endpoint({
    operationId: 'adminSavePayMethod',
    path: 'admin/payment-method/save',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    toast: 'saved',
    about:
      'Sets a way to pay. Keys that are left out stay; new ones are tried with the gateway ' +
      'before they are kept. One that takes real money is switched on only when the shop has ' +
      'an https address of its own (PUBLIC_URL).',
    input: z.object({
      method: wholeNumber(1, lastMethod),
      enabled: asked,
      test_mode: asked,
      keys: z.record(z.string().max(40), z.string().max(500), 'invalid-input').optional(),
      fee: amountText,
      least: amountText,
      most: optionalAmount,
      countries: z.array(country, 'invalid-input').max(250).optional(),
    }),
    output: payMethodRow,
  }),
};
export type SavePayMethod = z.output<typeof payMethodCalls.save.input>;
