// PayPal's refusals, in its own words.
import { z } from 'zod';
import type { Reply } from './stand-in.ts';

const text = z.string().min(1).max(127);
const money = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z
    .string()
    .max(32)
    .regex(/^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/),
});
const wish = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.strictObject({
        reference_id: z.string().min(1).max(256),
        custom_id: text,
        invoice_id: text,
        description: text,
        amount: money,
      }),
    )
    .length(1),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.strictObject({
        brand_name: text,
        locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
        shipping_preference: z.enum(['NO_SHIPPING', 'GET_FROM_FILE']),
        user_action: z.enum(['PAY_NOW', 'CONTINUE']),
        payment_method_preference: z.enum(['IMMEDIATE_PAYMENT_REQUIRED', 'UNRESTRICTED']),
        return_url: z.url(),
        cancel_url: z.url(),
      }),
    }),
  }),
});
export type Wish = z.infer<typeof wish>;
/** The few fields that a browser sends for an order, or that PayPal shows of it. */
const plain = z
  .strictObject({
    intent: z.literal('CAPTURE'),
    purchase_units: z.array(z.strictObject({ amount: money })).length(1),
  })
  .transform(({ intent, purchase_units: units }): Wish => ({
    intent,
    purchase_units: units.map(({ amount }) => ({
      amount,
      reference_id: 'default',
      custom_id: '',
      invoice_id: '',
      description: '',
    })),
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: '',
          locale: 'en-US',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          payment_method_preference: 'UNRESTRICTED',
          return_url: '',
          cancel_url: '',
        },
      },
    },
  }));
export type Money = z.infer<typeof money>;
const back = z.strictObject({
  amount: money.optional(),
  custom_id: text.optional(),
  note_to_payer: z.string().min(1).max(255).optional(),
});

const CURRENCIES = new Set(
  (
    'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB ' +
    'TWD USD'
  ).split(' '),
);
const WHOLE = new Set(['HUF', 'JPY', 'TWD']);

/** Whether a currency has no decimals at PayPal. */
export const isWhole = (currency: string): boolean => WHOLE.has(currency);

const MESSAGES: Record<number, [string, string]> = {
  403: ['NOT_AUTHORIZED', 'Authorization failed due to insufficient permissions.'],
  400: [
    'INVALID_REQUEST',
    'Request is not well-formed, syntactically incorrect, or violates schema.',
  ],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, ' +
      'or failed business validation.',
  ],
};

/** A refusal. */
export function refuse(status: 400 | 403 | 404 | 422, issue: string): Reply {
  const [name, message] = MESSAGES[status] ?? [];
  return {
    status,
    json: { name, message, debug_id: 'f0e1d2c3b4a59', details: [{ issue }], links: [] },
  };
}

export const declined = refuse(422, 'INSTRUMENT_DECLINED');
export const missing = refuse(404, 'INVALID_RESOURCE_ID');

/** A valid order, or why it is refused. */
export function readWish(raw: Buffer): Wish | Reply {
  const body = parsed(raw);
  const few = plain.safeParse(body);
  const read = few.success ? few : wish.safeParse(body);
  if (!read.success)
    return refuse(400, read.error.issues[0]?.path.join('/') ?? 'INVALID_PARAMETER_VALUE');
  return moneyFault(read.data.purchase_units[0]?.amount) ?? read.data;
}

/** A valid refund, or why it is refused. */
export function readRefund(raw: Buffer): z.infer<typeof back> | Reply {
  const read = back.safeParse(parsed(raw));
  if (!read.success)
    return refuse(400, read.error.issues[0]?.path.join('/') ?? 'INVALID_PARAMETER_VALUE');
  return moneyFault(read.data.amount) ?? read.data;
}

export const isReply = (result: object): result is Reply => 'status' in result;

function moneyFault(amount: Money | undefined): Reply | null {
  if (!amount) return null;
  if (!CURRENCIES.has(amount.currency_code)) return refuse(422, 'INVALID_CURRENCY_CODE');
  const decimals = amount.value.split('.')[1]?.length ?? 0;
  if (decimals > (isWhole(amount.currency_code) ? 0 : 2)) return refuse(422, 'DECIMAL_PRECISION');
  return Number(amount.value) > 0 ? null : refuse(422, 'CANNOT_BE_ZERO_OR_NEGATIVE');
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8') || '{}');
  } catch {
    return null;
  }
}
