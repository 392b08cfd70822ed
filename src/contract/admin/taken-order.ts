// Orders that staff place for a customer, on the phone or at a counter.
import { z } from 'zod';
import { addressInput, addressLines } from '#contract/address.ts';
import { amountText } from '#contract/amounts.ts';
import { decimal, picture } from '#contract/answer-values.ts';
import { lastMethod } from '#contract/last-method.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id, idOf, of, optionalId } from '#contract/ids.ts';
import {
  booleanInput,
  isEmpty,
  optionalNumber,
  optionalText,
  taxNumber,
  text,
  timeZone,
  wholeNumber,
} from '#contract/values.ts';

/** The most variants in an order, as in a cart. */
const MOST_LINES = 100;
const MOST_OF_ONE = 10_000;

const person = z
  .object({ id: z.int(), title: z.string(), email: z.string(), phone: z.string() })
  .meta({ id: 'FoundBuyer' });

const buyer = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    language: z.string(),
    addresses: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        phone: z.string(),
        country: z.string(),
        lines: addressLines,
      }),
    ),
  })
  .meta({ id: 'OrderBuyer' });
export type OrderBuyer = z.output<typeof buyer>;

const variant = {
  inventory_id: z.int(),
  product_id: z.int(),
  title: z.string(),
  choice: z.string(),
  sku: z.string(),
  image: picture,
  store: z.string(),
  /** The present price of one. */
  price: decimal,
  stock: z.int(),
};
const goods = z.object(variant).meta({ id: 'FoundGoods' });

/** `fault`: why it cannot be ordered, in the screen's language; empty if it can. */
const triedLine = z
  .object({
    ...variant,
    quantity: z.int(),
    total: decimal,
    pickup: z.boolean(),
    /** Whether there is a pickup point for the address. */
    pickup_point: z.boolean(),
    days: z.int().nullable(),
    fault: z.string(),
  })
  .meta({ id: 'TriedOrderLine' });

const tried = z
  .object({
    lines: z.array(triedLine),
    /** Variants that no longer exist. */
    gone: z.array(z.int()),
    currency: z.string(),
    sums: z.object({
      subtotal: decimal,
      bundle_offer: decimal,
      tax: decimal,
      shipping_price: decimal,
      voucher_price: decimal,
      fee: decimal,
      total_price: decimal,
    }),
    voucher_fault: z.string(),
    /** The payment methods that are switched on, and whether they allow this order. */
    methods: z.array(z.object({ method: z.int(), fee: decimal, open: z.boolean() })),
  })
  .meta({ id: 'TriedOrder' });

const line = z.object({
  inventory_id: id,
  quantity: wholeNumber(1, MOST_OF_ONE),
  pickup: booleanInput,
});
const isOnce = (lines: { inventory_id: number }[]) =>
  new Set(lines.map(({ inventory_id }) => inventory_id)).size === lines.length;

/** `saved_address`: one of the customer's; without it, the address is typed. */
const wanted = {
  customer_id: of('customer', optionalId),
  saved_address: optionalId,
  lines: z
    .unknown()
    .optional()
    .refine((value) => !isEmpty(value), { message: 'required', abort: true })
    .pipe(
      z
        .array(line, 'invalid-input')
        .max(MOST_LINES, 'invalid-input')
        .refine(isOnce, 'invalid-input'),
    ),
  voucher: optionalText(40),
  order_method: optionalNumber(1, lastMethod),
  country: optionalText(2).pipe(z.string().toUpperCase()),
  state: optionalText(10),
  time_zone: timeZone,
};
const typedAddress = addressInput.omit({ id: true, user_token: true, time_zone: true });

/** Without an address of the customer's, the typed one must have all required parts. */
const withAddress = (input: { saved_address: number | null }, { addIssue }: z.RefinementCtx) => {
  if (input.saved_address !== null) return;
  for (const { path, message } of typedAddress.safeParse(input).error?.issues ?? [])
    addIssue({ code: 'custom', path, message });
};

const forStaff = { audience: 'staff', permission: 'orders' } as const;

export const adminTakenOrderCalls = {
  buyers: endpoint({
    ...forStaff,
    operationId: 'adminOrderBuyers',
    path: 'admin/taken-order/buyers',
    methods: ['GET'],
    about:
      'Finds customers with an account to place an order for; returns the first that match. `q` ' +
      'matches part of a name, an email address or a phone number.',
    input: z.object({ q: optionalText(200) }),
    output: z.array(person),
  }),
  buyer: endpoint({
    ...forStaff,
    operationId: 'adminOrderBuyer',
    otherwise: 'account-not-found',
    path: 'admin/taken-order/buyer/{id}',
    methods: ['GET'],
    about: 'Returns a customer to place an order for, with their addresses.',
    input: z.object({ id: idOf('customer'), time_zone: timeZone }),
    output: buyer,
  }),
  goods: endpoint({
    ...forStaff,
    operationId: 'adminOrderGoods',
    path: 'admin/taken-order/goods',
    methods: ['GET'],
    about:
      'Finds variants of public products of all stores, at their current prices; returns the ' +
      'first that match. `q` is words of a title, the beginning of a SKU, or a product’s id.',
    input: z.object({ q: optionalText(200) }),
    output: z.array(goods),
  }),
  try: endpoint({
    ...forStaff,
    operationId: 'adminTryOrder',
    otherwise: 'account-not-found',
    path: 'admin/taken-order/try',
    methods: ['POST'],
    about:
      'Returns what an order for a customer would cost now, and what prevents it. Saves nothing. ' +
      'Without `customer_id`, the order is for a person without an account.',
    input: z.object(wanted),
    output: tried,
  }),
  place: endpoint({
    ...forStaff,
    operationId: 'adminTakeOrder',
    otherwise: 'account-not-found',
    path: 'admin/taken-order/place',
    methods: ['POST'],
    toast: 'order-taken',
    about:
      'Places an order for a customer, who gets the usual email in `language`; a person without ' +
      'an account gets a link that opens the order. `total` is the amount that the dry run ' +
      'returned; refused if it has changed. Sending the same `idempotency_key` again returns the ' +
      'same order.',
    input: z
      .object({
        ...wanted,
        order_method: wholeNumber(1, lastMethod),
        name: optionalText(120),
        email: optionalText(254),
        phone: optionalText(40),
        city: optionalText(120),
        zip: optionalText(20),
        address_1: optionalText(200),
        address_2: optionalText(200),
        company: optionalText(120),
        tax_number: taxNumber,
        delivery_instruction: optionalText(500),
        language: optionalText(10),
        total: amountText,
        idempotency_key: text(100),
      })
      .superRefine(withAddress),
    output: z.object({ id: z.int() }),
  }),
};
