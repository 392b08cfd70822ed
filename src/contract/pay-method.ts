// The payment methods, as the owner sets them.
import { z } from 'zod';
import { lastMethod } from '#contract/last-method.ts';
import { amountText, optionalAmount } from '#contract/amounts.ts';
import { decimal, flag, isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { edit, lastEdited } from '#contract/resource.ts';
import { booleanInput, ifSent, optionalNumber, wholeNumber } from '#contract/values.ts';

/**
 * A payment method, as the owner sets it; `id` is `method`. For secret keys, `keys` says which are
 * set and, for long ones, how they end. `default`: offered first. `only`: no other one is ready.
 */
const payMethodRow = z
  .object({
    id: z.int(),
    version: z.int(),
    edited: lastEdited,
    method: z.int(),
    enabled: flag,
    ready: flag,
    default: flag,
    only: flag,
    test_mode: flag,
    shown: z.record(z.string(), z.string()),
    keys: z.array(
      z.object({ name: z.string(), secret: flag, there: flag, optional: flag, ends: z.string() }),
    ),
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
const method = wholeNumber(1, lastMethod);
const keys = z.record(z.string().max(40), z.string().max(500), 'invalid-input').optional();
const forOwner = { audience: 'staff', permission: 'money' } as const;

export const payMethodCalls = {
  all: endpoint({
    ...forOwner,
    operationId: 'adminPayMethods',
    path: 'admin/payment-methods',
    methods: ['GET'],
    about:
      'Lists the payment methods and their settings, never their keys. Amounts are in ' +
      '`currency`. A method whose amounts are in another currency than the market’s is closed ' +
      'until it is saved again.',
    input: z.object({}),
    output: z.array(payMethodRow),
  }),
  open: endpoint({
    ...forOwner,
    operationId: 'adminPayMethod',
    path: 'admin/payment-method/{id}',
    methods: ['GET'],
    otherwise: 'thing-not-found',
    about: 'Returns one payment method, as `admin/payment-methods` does.',
    input: z.object({ id: idOf('payment-method') }),
    output: payMethodRow,
  }),
  edits: endpoint({
    ...forOwner,
    operationId: 'adminPayMethodEdits',
    path: 'admin/payment-method/edits/{id}',
    methods: ['GET'],
    otherwise: 'thing-not-found',
    about:
      'Lists the changes to a payment method and who made them, newest first. For secret keys ' +
      '(`sealed`), only that they were changed. Amounts are in minor units.',
    input: z.object({ id: idOf('payment-method') }),
    output: z.array(edit),
  }),
  save: endpoint({
    ...forOwner,
    operationId: 'adminSavePayMethod',
    path: 'admin/payment-method/save',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Updates a payment method. Keys that are missing stay; new ones are tried with the gateway ' +
      'before they are saved. It can be switched on only with its keys or bank details, and, if ' +
      'it takes real money, only if the market has an https address of its own (PUBLIC_URL). ' +
      'Refused if somebody has saved it since this `version`, if sent. `default`: whether it is ' +
      'offered first.',
    input: z.object({
      method,
      version: optionalNumber(1, 2_147_483_647),
      enabled: booleanInput,
      default: ifSent(booleanInput),
      test_mode: booleanInput,
      keys,
      fee: amountText,
      least: amountText,
      most: optionalAmount,
      countries: z.array(country, 'invalid-input').max(250).optional(),
    }),
    output: payMethodRow,
  }),
  test: endpoint({
    ...forOwner,
    operationId: 'adminTestPayMethod',
    path: 'admin/payment-method/test',
    methods: ['POST'],
    toast: 'keys-good',
    about:
      'Asks the gateway whether it accepts the saved keys, replaced by those in `keys`. Saves ' +
      'nothing. The secret for the gateway’s notices can only be verified once a notice comes. ' +
      'For a method without a gateway, it only checks what is missing.',
    input: z.object({ method, test_mode: booleanInput, keys }),
    output: z.null(),
  }),
};
export type SavePayMethod = z.output<typeof payMethodCalls.save.input>;
