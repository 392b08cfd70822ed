// Carts that customers left, and the letter that reminds them.
import { z } from 'zod';
import { decimal, isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idListOf, idOf } from '#contract/ids.ts';
import { listOf } from '#contract/list-calls.ts';
import { listSize } from '#contract/list-size.ts';
import { oneOf, optionalText, page, wholeNumber } from '#contract/values.ts';

/** `id`: that of its customer. `state`: whether they can be reminded, or why not. */
const row = z
  .object({
    id: z.int(),
    /** The customer’s name in lists. */
    title: z.string(),
    email: z.string(),
    pieces: z.int(),
    /** The first products in it. */
    things: z.array(z.string()),
    /** Their present total, without shipping and taxes. */
    sum: decimal,
    changed_at: isoTime,
    reminded_at: isoTime.nullable(),
    state: z.enum(['left', 'reminded', 'ordered', 'no-letters']),
  })
  .meta({ id: 'LeftCart' });
export type LeftCartRow = z.output<typeof row>;

/** `age`: the least time since the last change. */
export const leftCartFilters = { age: oneOf(['hour', 'day', 'week']) };
export type LeftCartFilters = z.output<z.ZodObject<typeof leftCartFilters>>;

const forStaff = { audience: 'staff', permission: 'customers' } as const;

export const adminLeftCartCalls = {
  list: endpoint({
    ...forStaff,
    operationId: 'adminLeftCarts',
    path: 'admin/left-carts',
    methods: ['GET'],
    about:
      'Lists the left carts of customers with an account: those that nobody has touched for an ' +
      'hour, a day or a week, latest first. `q` matches part of the customer’s name, email ' +
      `address or phone number. \`total\` counts up to ${listSize.counted}; \`more\` says that ` +
      'there are more.',
    input: z.object({
      q: optionalText(200),
      sort: oneOf(['changed_at', '-changed_at']),
      only: idListOf(listSize.most),
      ...leftCartFilters,
      page,
      size: wholeNumber(1, listSize.most).default(listSize.usual),
    }),
    output: listOf(row),
  }),
  remind: endpoint({
    ...forStaff,
    otherwise: 'cart-not-found',
    operationId: 'adminRemindCart',
    path: 'admin/left-cart/remind/{id}',
    methods: ['POST'],
    toast: 'cart-reminded',
    about:
      'Emails a customer the items in the cart that they left. Refused if this was done since ' +
      'the cart last changed, if they have ordered since, or if they have opted out of such ' +
      'emails.',
    input: z.object({ id: idOf('left-cart') }),
    output: z.null(),
  }),
};
