// The parcels of a store, as who runs it works on them. The calls to become a seller stand in
// account.ts.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  asked,
  decimal,
  flag,
  idOf,
  isoTime,
  of,
  optionalId,
  optionalText,
  page,
  pageOf,
  picture,
  text,
  timeZone,
  type Thing,
} from '#contract/values.ts';

/** A thing in a parcel, as it was sold. */
const soldLine = z.object({
  id: z.int(),
  product_id: z.int(),
  title: z.string(),
  choice: z.string(),
  sku: z.string(),
  image: picture,
  quantity: z.int(),
  bundle_offer: z.int(),
  shipping_type: z.int(),
  selling: decimal,
  tax_price: decimal,
  shipping_price: decimal,
  voucher_price: decimal,
});
/**
 * A parcel as its store and the market's staff see it. `actor` says as what somebody took a step,
 * `by` who it was; the buyer's email is told to staff only.
 */
export const soldParcel = z
  .object({
    id: z.int(),
    code: z.string(),
    status: z.int().min(1).max(5),
    cancelled: flag,
    carrier: z.string(),
    tracking_number: z.string(),
    created_at: isoTime,
    created: z.string(),
    order: z.object({ id: z.int(), code: z.string(), order_method: z.int(), payment_done: flag }),
    store: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
    address: z.object({
      name: z.string(),
      phone: z.string(),
      email: z.string().nullable(),
      country: z.string(),
      state: z.string(),
      city: z.string(),
      zip: z.string(),
      address_1: z.string(),
      address_2: z.string(),
      company: z.string(),
      tax_number: z.string(),
      delivery_instruction: z.string(),
    }),
    events: z.array(
      z.object({
        action: z.enum(['placed', 'confirm', 'pick-up', 'send', 'deliver', 'cancel', 'reopen']),
        at: isoTime,
        note: z.string(),
        actor: z.enum(['customer', 'seller', 'staff']),
        by: z.string(),
      }),
    ),
    lines: z.array(soldLine),
    /**
     * What may be done with it now; nothing before its money is there, unless it is cash.
     * `disputed`: its buyer may get that money back, so that it is not sent meanwhile.
     */
    actions: z.array(z.enum(['confirm', 'pick-up', 'send', 'deliver', 'cancel'])),
    disputed: flag,
    currency: z.string(),
    subtotal: decimal,
    bundle_offer: decimal,
    tax: decimal,
    shipping_price: decimal,
    voucher_price: decimal,
    total_price: decimal,
  })
  .meta({ id: 'SoldParcel' });
export type SoldParcel = z.output<typeof soldParcel>;

const store_id = of('store', optionalId);
const status = optionalId.refine((value) => value === null || value <= 5, 'invalid-input');
export const parcelFilters = z.object({
  store_id,
  page,
  status,
  cancelled: asked,
  q: optionalText(40),
  time_zone: timeZone,
});
export type ParcelQuery = z.output<typeof parcelFilters>;
export const note = optionalText(500);
export const carriage = { carrier: optionalText(80), number: optionalText(80) };

export const sellerParcels = endpoint({
  path: 'seller/parcels',
  methods: ['GET'],
  audience: 'seller',
  input: parcelFilters,
  output: pageOf(soldParcel),
  about:
    'The parcels of the caller’s store, newest first, 25 a page: of one status, the cancelled ones, or by the beginning of a code. Who runs several stores names one, here and in every call of a seller.',
});
export const sellerParcel = endpoint({
  path: 'seller/parcel/{id}',
  methods: ['GET'],
  audience: 'seller',
  about: 'One parcel of the caller’s store.',
  input: z.object({ id: idOf('parcel'), store_id, time_zone: timeZone }),
  output: soldParcel,
});

/** What a step of a parcel takes; the parcel is in the state that the step leads away from. */
const step = (parcel: Thing) => z.object({ id: idOf(parcel), store_id, note, time_zone: timeZone });
export const sellerConfirm = endpoint({
  path: 'seller/parcel/confirm/{id}',
  methods: ['POST'],
  audience: 'seller',
  toast: 'parcel-moved',
  about: 'Confirms a pending parcel.',
  input: step('pending-parcel'),
  output: soldParcel,
});
export const sellerPickUp = endpoint({
  path: 'seller/parcel/pick-up/{id}',
  methods: ['POST'],
  audience: 'seller',
  toast: 'parcel-moved',
  about: 'Says that a confirmed parcel was picked up.',
  input: step('confirmed-parcel'),
  output: soldParcel,
});
export const sellerSend = endpoint({
  path: 'seller/parcel/send/{id}',
  methods: ['POST'],
  audience: 'seller',
  toast: 'parcel-moved',
  about: 'Says that a picked up parcel is on its way, with whom and under which number.',
  input: step('picked-parcel').extend(carriage),
  output: soldParcel,
});
export const sellerDeliver = endpoint({
  path: 'seller/parcel/deliver/{id}',
  methods: ['POST'],
  audience: 'seller',
  toast: 'parcel-moved',
  about: 'Says that a parcel on its way was delivered.',
  input: step('moving-parcel'),
  output: soldParcel,
});
export const sellerCancel = endpoint({
  path: 'seller/parcel/cancel/{id}',
  methods: ['POST'],
  audience: 'seller',
  toast: 'parcel-cancelled',
  about: 'Cancels a parcel that is not picked up yet; the buyer reads the note.',
  input: step('pending-parcel').extend({ note: text(500) }),
  output: soldParcel,
});
