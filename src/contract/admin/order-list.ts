// The orders of all stores, as staff list them.
import { z } from 'zod';
import { decimal, isoTime, picture } from '#contract/answer-values.ts';
import { lastMethod } from '#contract/last-method.ts';
import { view } from '#contract/edited-values.ts';
import { idListOf, optionalId } from '#contract/ids.ts';
import { listSize } from '#contract/list-size.ts';
import { oneOf, optionalDay, optionalNumber, optionalText } from '#contract/values.ts';

/** `cash`: paid on delivery; `transfer`: awaited; `none`: cancelled unpaid. */
const orderMoney = [
  'paid',
  'unpaid',
  'cash',
  'transfer',
  'review',
  'partly-refunded',
  'refunded',
  'none',
] as const;
/** The state of its least advanced parcel; `waits`: for payment. */
export const orderStates = [
  'waits',
  'late',
  'to-confirm',
  'confirmed',
  'picked-up',
  'on-the-way',
  'delivered',
  'cancelled',
] as const;
const sent = ['no', 'partly', 'all'] as const;

export const orderRowOfStaff = z
  .object({
    id: z.int(),
    code: z.string(),
    created_at: isoTime,
    /** The recipient; the country is a code. */
    buyer: z.string(),
    email: z.string(),
    phone: z.string(),
    country: z.string(),
    image: picture,
    pieces: z.int(),
    stores: z.array(z.string()),
    method: z.int(),
    money: z.enum(orderMoney),
    state: z.enum(orderStates),
    sent: z.enum(sent),
    currency: z.string(),
    total: decimal,
  })
  .meta({ id: 'AdminOrderRow' });
export type AdminOrderRow = z.output<typeof orderRowOfStaff>;

const orderViews = view('to-confirm', 'late', 'unpaid', 'review', 'cash', 'refunded', 'cancelled');

/** `from` and `until` are days in the market’s time zone, inclusive. */
export const orderFilters = {
  view: orderViews,
  paid: oneOf(['yes', 'no']),
  sent: oneOf(sent),
  state: oneOf(['open', 'done', 'cancelled']),
  store: optionalId,
  customer: optionalId,
  product: optionalId,
  voucher: optionalId,
  country: optionalText(2).refine((value) => /^([A-Za-z]{2})?$/.test(value), 'invalid-input'),
  method: optionalNumber(1, lastMethod),
  from: optionalDay,
  until: optionalDay,
};
/**
 * `q`: a part of its code, its buyer’s name, email or phone, a tracking number, a product’s name or
 * SKU.
 */
export const orderQuery = {
  q: optionalText(200),
  sort: oneOf(['created_at', '-created_at', 'total', '-total']),
  only: idListOf(listSize.most),
  ...orderFilters,
};
export type OrderFilters = z.output<z.ZodObject<typeof orderQuery>>;
