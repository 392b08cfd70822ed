import { z } from 'zod';
import { isoTime, pageOf, yesNo } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import {
  countryCode,
  email,
  ifSent,
  oneOf,
  optionalText,
  page,
  taxNumber,
  text,
  timeZone,
  userToken,
} from '#contract/values.ts';

/** An address below the name, line by line as its country writes it, in the caller's language. */
export const addressLines = z.array(z.string());
export const address = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    country: z.string().length(2),
    state: z.string(),
    city: z.string(),
    zip: z.string(),
    address_1: z.string(),
    address_2: z.string(),
    company: z.string(),
    tax_number: z.string(),
    delivery_instruction: z.string(),
    default: yesNo,
    user_id: z.int().nullable(),
    user_token: z.string().nullable(),
    created_at: isoTime,
    created: z.string(),
    lines: addressLines,
  })
  .meta({ id: 'Address' });
export type Address = z.output<typeof address>;

/**
 * The parts of an address. The required fields of the wire contract refuse as `required`. Its
 * country decides whether city, state and postal code are required: `address-form`. A company and
 * its tax number are printed on the invoice.
 */
export const addressInput = z.object({
  id: of('address', optionalId),
  name: text(120),
  email,
  phone: text(40),
  country: countryCode,
  state: optionalText(10),
  city: optionalText(120),
  zip: optionalText(20),
  address_1: text(200),
  address_2: optionalText(200),
  company: ifSent(optionalText(120)),
  tax_number: ifSent(taxNumber),
  delivery_instruction: optionalText(500),
  user_token: userToken,
  time_zone: timeZone,
});

export const addressCalls = {
  all: endpoint({
    path: 'user/address/all',
    methods: ['GET'],
    audience: 'guest',
    about: 'Lists the caller’s addresses, newest first.',
    input: z.object({
      user_token: userToken,
      time_zone: timeZone,
      order_by: oneOf(['created_at', 'name', 'city']),
      type: oneOf(['asc', 'desc']),
      page,
      q: optionalText(200),
    }),
    output: pageOf(address),
  }),
  action: endpoint({
    path: 'user/address/action',
    methods: ['POST'],
    audience: 'guest',
    toast: 'address-saved',
    about:
      'Creates an address, or updates the one with this `id`. Its country decides which fields ' +
      'are required (see `address-form`).',
    input: addressInput,
    output: address,
  }),
  delete: endpoint({
    path: 'user/address/delete/{id}',
    methods: ['DELETE'],
    audience: 'guest',
    toast: 'address-deleted',
    about: 'Deletes an address. Refused if an order was placed with it.',
    input: z.object({ id: idOf('address'), user_token: userToken, time_zone: timeZone }),
    output: address,
  }),
};
