// An order that staff place for a customer, on the screen and in this browser's draft.
import { z } from 'zod';
import { findDraft, keepDraft } from '#web/desk/edit/draft.ts';

const NOUN = 'taken-order';
const field = z.string().catch('');

const typedAddress = z.object({
  name: field,
  email: field,
  phone: field,
  country: field,
  state: field,
  city: field,
  zip: field,
  address_1: field,
  address_2: field,
  company: field,
  tax_number: field,
  delivery_instruction: field,
});
export type TypedAddress = z.output<typeof typedAddress>;

const draftLine = z.object({
  inventory_id: z.int(),
  quantity: z.string(),
  pickup: z.boolean(),
  title: z.string(),
  choice: z.string(),
  image: z.string(),
});
export type DraftLine = z.output<typeof draftLine>;

const draftOrder = z.object({
  /** Null: a new customer. */
  customer: z.object({ id: z.int(), title: z.string() }).nullable(),
  /** One of the customer's addresses; null: the typed one. */
  saved: z.int().nullable(),
  address: typedAddress,
  lines: z.array(draftLine),
  voucher: z.string(),
  method: z.int().nullable(),
  language: z.string(),
  /** The same for every attempt, so that the order is placed once. */
  key: z.string(),
});
export type DraftOrder = z.output<typeof draftOrder>;

/** An empty order. */
export const blankDraftOrder = (language: string, country: string): DraftOrder => ({
  customer: null,
  saved: null,
  address: { ...typedAddress.parse({}), country },
  lines: [],
  voucher: '',
  method: null,
  language,
  key: crypto.randomUUID(),
});

/** The unfinished order in this browser, if there is one. */
export const findDraftOrder = (): DraftOrder | null =>
  draftOrder.safeParse(findDraft(NOUN, null)?.values).data ?? null;

export const keepDraftOrder = (values: DraftOrder | null): void =>
  keepDraft(NOUN, null, values && { version: null, values });

const MOST_OF_ONE = 10_000;
/** The typed quantity; one while it is not a number. */
export function countOf({ quantity }: Pick<DraftLine, 'quantity'>): number {
  const count = Number(quantity);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, MOST_OF_ONE) : 1;
}

/** The input of the calls for this order. */
export const requestOf = ({ customer, saved, address, lines, voucher, method }: DraftOrder) => ({
  customer_id: customer?.id ?? null,
  saved_address: saved,
  lines: lines.map((line) => ({
    inventory_id: line.inventory_id,
    quantity: countOf(line),
    pickup: line.pickup,
  })),
  voucher: voucher.trim(),
  order_method: method,
  country: address.country,
  state: address.state,
});
