// The parcels of a store for its packers: a list, and many at once.
import { z } from 'zod';
import { decimal, isoTime, picture } from '#contract/answer-values.ts';
import { orderStates } from '#contract/admin/order-list.ts';
import { view } from '#contract/edited-values.ts';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { idListOf, idOf, idsOf, of } from '#contract/ids.ts';
import { listSize } from '#contract/list-size.ts';
import { listOf } from '#contract/list-calls.ts';
import { soldParcel, store_id, type UnsaidParcel } from '#contract/sold-parcel.ts';
import {
  booleanInput as yes,
  choice,
  isEmpty,
  oneOf,
  optionalText,
  page,
  text,
  timeZone,
  wholeNumber,
} from '#contract/values.ts';

/** The most parcels in one step or one print. */
const AT_ONCE = listSize.most;

const row = z
  .object({
    id: z.int(),
    /** Its code, as the title in lists. */
    title: z.string(),
    order_code: z.string(),
    /** Of the first product in it. */
    image: picture,
    pieces: z.int(),
    buyer: z.string(),
    created_at: isoTime,
    /** The arrival date that its buyer was told. */
    due_at: isoTime.nullable(),
    carrier: z.string(),
    tracking_number: z.string(),
    /** The cash to collect on delivery; null if it is paid otherwise. */
    cash: decimal.nullable(),
    currency: z.string(),
    state: z.enum(orderStates),
  })
  .meta({ id: 'StoreParcelRow' });
export type StoreParcelRow = z.output<typeof row>;

const parcelViews = [
  'to-confirm',
  'to-pack',
  'to-send',
  'late',
  'on-the-way',
  'delivered',
  'cancelled',
] as const;
const query = {
  store_id,
  q: optionalText(200),
  sort: oneOf(['due_at', '-due_at']),
  only: idListOf(listSize.most),
  view: view(...parcelViews),
};
export type StoreParcelFilters = Omit<z.output<z.ZodObject<typeof query>>, 'store_id'>;

const cash = z.object({
  amount: decimal,
  collected: z.boolean(),
  /** The part of the collected cash that the store owes the market, until it is set off. */
  owed: decimal,
});
export type ParcelCash = z.output<typeof cash>;
/** A parcel with what its packer needs to know; `cash` if it is paid on delivery. */
const storeParcel = soldParcel
  .extend({
    due_at: isoTime.nullable(),
    late: z.boolean(),
    cash: cash.nullable(),
    /**
     * The items that its store could not send, each time with the id of the line. Items that were
     * `unpaid` no longer count in the line's quantity.
     */
    gone: z.array(
      z.object({
        id: z.int(),
        quantity: z.int(),
        reason: z.string(),
        at: isoTime,
        by: z.string(),
        unpaid: z.boolean(),
      }),
    ),
    /** The items of lines that were refunded to the buyer, without those in `gone`. */
    paid_back: z.array(z.object({ id: z.int(), quantity: z.int() })),
    /** Some items can be cancelled now. */
    may_cancel_pieces: z.boolean(),
  })
  .meta({ id: 'StoreParcel' });
type StoreParcel = z.output<typeof storeParcel>;
/** The same before the reason is translated. */
export type UnsaidStoreParcel = Omit<StoreParcel, 'events'> & Pick<UnsaidParcel, 'events'>;

const piece = z.object({ id: wholeNumber(1, 2_147_483_647), quantity: wholeNumber(1, 10_000) });
const pieces = z
  .unknown()
  .optional()
  .refine((value) => !isEmpty(value), { message: 'required', abort: true })
  .pipe(z.array(piece, 'invalid-input').min(1, 'required').max(200, 'invalid-input'));

const forSeller = {
  audience: 'seller',
  permission: 'parcels',
  otherwise: 'parcel-not-found',
} as const;

/** The tracking numbers of some parcels, in the same order; the others have none. */
const numbers = z.preprocess(
  (value) => (isEmpty(value) ? [] : value),
  z.array(optionalText(80), 'invalid-input').max(AT_ONCE, 'invalid-input'),
);

export const sellerParcelsCalls = {
  list: endpoint({
    audience: 'seller',
    permission: 'parcels',
    operationId: 'sellerParcelList',
    path: 'seller/parcels/list',
    methods: ['GET'],
    about:
      'Lists the parcels of the caller’s store: those that need work by their due date, others ' +
      'newest first. `q` is the beginning of a code, or what finds an order: the buyer’s name, a ' +
      'product, a tracking number.',
    input: z.object({
      ...query,
      page,
      size: wholeNumber(1, listSize.most).default(listSize.usual),
    }),
    output: listOf(row),
  }),
  export: endpoint({
    audience: 'seller',
    permission: 'parcels',
    operationId: 'sellerParcelsExport',
    path: 'seller/parcels/export',
    methods: ['GET'],
    file: 'text/csv',
    about: 'Exports all parcels of the store that match, as CSV, newest first.',
    input: z.object(query),
    output: sentFile,
  }),
  open: endpoint({
    ...forSeller,
    operationId: 'sellerOpenParcel',
    path: 'seller/parcels/open/{id}',
    methods: ['GET'],
    about:
      'Returns one parcel of the caller’s store, with its due date and, for cash on delivery, ' +
      'the amount and whether it was collected.',
    input: z.object({ id: idOf('parcel'), store_id, time_zone: timeZone }),
    output: storeParcel,
  }),
  cancelPieces: endpoint({
    ...forSeller,
    operationId: 'sellerCancelPieces',
    path: 'seller/parcels/cancel-pieces/{id}',
    methods: ['POST'],
    toast: 'pieces-cancelled',
    about:
      'Cancels some items of a parcel before it is picked up: `quantity` of each of the `lines`. ' +
      'The buyer reads the `reason` and is refunded; if the order is not paid, its total and the ' +
      'parcel’s go down instead. The items return to stock, or with `gone`, the stock is set to ' +
      'zero. Cancelling the last items cancels the parcel.',
    input: z.object({
      id: idOf('confirmed-parcel'),
      store_id,
      lines: pieces,
      reason: text(500),
      gone: yes,
      time_zone: timeZone,
    }),
    output: storeParcel,
  }),
  work: endpoint({
    ...forSeller,
    operationId: 'sellerWorkParcels',
    path: 'seller/parcels/work',
    methods: ['POST'],
    about:
      `Moves up to ${AT_ONCE} parcels one step on. Each succeeds or fails on its own. When they ` +
      'are sent, all have the same `carrier`, and each has its own tracking number from ' +
      '`numbers`, in the order of `ids`.',
    input: z.object({
      store_id,
      act: choice(['confirm', 'pick-up', 'send', 'deliver']),
      ids: of('pending-parcel', idsOf(AT_ONCE)),
      carrier: optionalText(80),
      numbers,
    }),
    output: z.object({
      done: z.int(),
      /** In the order of `ids`; `message` says why one failed, and is empty if it succeeded. */
      rows: z.array(
        z.object({ id: z.int(), title: z.string(), done: z.boolean(), message: z.string() }),
      ),
    }),
  }),
  papers: endpoint({
    ...forSeller,
    operationId: 'sellerParcelPapers',
    path: 'seller/parcels/papers',
    methods: ['GET'],
    file: 'application/pdf',
    about:
      `Prints packing slips (A4) or address labels (100 × 150 mm) of up to ${AT_ONCE} parcels as ` +
      'one PDF. Each is in the language of its order, with the parcel’s code as a barcode (Code ' +
      '128). Cancelled parcels are left out.',
    input: z.object({
      store_id,
      form: choice(['slip', 'label']),
      /** A comma-separated list. */
      ids: of(
        'parcel',
        text(AT_ONCE * 11)
          .transform((list): unknown => list.split(','))
          .pipe(idsOf(AT_ONCE)),
      ),
    }),
    output: sentFile,
  }),
};
