// Ids in inputs, and what they are ids of.
import { z } from 'zod';
import { most } from '#contract/constants.ts';
import { isEmpty, wholeNumber, wholeOf } from '#contract/values.ts';

export const id = wholeNumber(1, 2_147_483_647);
export const lineId = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** An optional id: absent, empty text and 0 are null. */
export const optionalId = z.preprocess(
  (value) => (isEmpty(value) || value === 0 || value === '0' ? null : value),
  wholeOf(1, 2_147_483_647).nullable(),
);

/**
 * What an input's id can belong to, with the state that its call requires. The isolation test
 * checks every call that takes one.
 */
export type IdKind =
  | 'product'
  | 'inventory'
  | 'flash-sale'
  | 'store'
  | 'address'
  | 'cart-line'
  | 'saved-line'
  | 'order'
  | 'left-cart'
  | 'linked-order'
  | 'unpaid-order'
  | 'cancelled-order'
  | 'delivered-order'
  | 'reviewed-product'
  | 'parcel'
  | 'confirmed-parcel'
  | 'review'
  | 'answered-review'
  | 'session'
  | 'pending-parcel'
  | 'late-parcel'
  | 'picked-parcel'
  | 'moving-parcel'
  | 'application'
  | 'suspended-store'
  | 'closed-store'
  | 'account'
  | 'staff-account'
  | 'paid-order'
  | 'paid-parcel'
  | 'payment'
  | 'wrong-payment'
  | 'hand-refund'
  | 'outside-refund'
  | 'dispute'
  | 'disputed-payment'
  | 'transfer'
  | 'proven-transfer'
  | 'receipt'
  | 'order-by-bank'
  | 'commission-rule'
  | 'payout'
  | 'approval'
  | 'settlement'
  | 'category'
  | 'parent-category'
  | 'paper'
  | 'bank-statement'
  | 'bank-entry'
  | 'ignored-bank-entry'
  | 'bank-csv'
  | 'brand'
  | 'other-brand'
  | 'tag'
  | 'synonym'
  | 'pinned-search'
  | 'attribute'
  | 'collection'
  | 'bundle-deal'
  | 'voucher'
  | 'tax-rule'
  | 'shipping-rule'
  | 'slider'
  | 'banner'
  | 'site-feature'
  | 'page'
  | 'home-draft'
  | 'home-arrangement'
  | 'header-link'
  | 'footer-link'
  | 'image-link'
  | 'language'
  | 'requirement'
  | 'asked-requirement'
  | 'given-requirement'
  | 'custom-script'
  | 'font'
  | 'payment-method'
  | 'sign-in'
  | 'import'
  | 'done-import'
  | 'bulk'
  | 'webhook'
  | 'api-key'
  | 'mail'
  | 'failed-mail'
  | 'job'
  | 'failed-job'
  | 'webhook-message'
  | 'waiting-webhook-message'
  | 'product-proposal'
  | 'open-proposal'
  | 'enrolment'
  | 'open-sale'
  | 'cancellable-order'
  | 'customer'
  | 'role'
  | 'staff-member'
  | 'invitation'
  | 'store-person'
  | 'store-role'
  | 'store-invitation'
  | 'store-voucher'
  | 'store-shipping-rule'
  | 'staff-session'
  | 'guarded-account'
  | 'passkey'
  | 'report'
  | 'objection';

/** Marks what an id belongs to. */
export const of = <T extends z.ZodType>(thing: IdKind, shape: T): T =>
  shape.meta({ 'x-thing': thing });
export const idOf = (thing: IdKind) => of(thing, id);

/** Ids in a JSON list, without duplicates; absent means empty. */
export const idsOf = (longest: number) =>
  z.preprocess(
    (value) => (isEmpty(value) ? [] : value),
    z
      .array(id, 'invalid-input')
      .max(longest, 'invalid-input')
      .transform((ids) => [...new Set(ids)]),
  );

/** A comma-separated list of ids as a filter; empty means none. */
export const idListOf = (longest: number) =>
  z.preprocess(
    (value) => (isEmpty(value) || value === 0 || value === '0' ? undefined : value),
    z
      .string('invalid-input')
      .max(longest * 12, 'invalid-input')
      .regex(/^\d{1,9}(,\d{1,9})*$/, 'invalid-input')
      .transform((value) => [...new Set(value.split(',').map(Number))].slice(0, longest))
      .optional(),
  );
export const idList = idListOf(most.ids);

/** Ids of cart lines; skips gaps in the list, which older clients send. */
export const lineIds = z.preprocess(
  (value) =>
    isEmpty(value) ? [] : Array.isArray(value) ? value.filter((item) => !isEmpty(item)) : value,
  z.array(lineId, 'invalid-input').max(most.ids * 2, 'invalid-input'),
);
