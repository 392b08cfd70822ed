// The parcels of all stores, as staff follow them.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { orderStates } from '#contract/admin/order-list.ts';
import { view } from '#contract/edited-values.ts';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { idListOf, idOf, optionalId } from '#contract/ids.ts';
import { listSize } from '#contract/list-size.ts';
import { listOf } from '#contract/list-calls.ts';
import { oneOf, optionalText, page, wholeNumber } from '#contract/values.ts';

const row = z
  .object({
    id: z.int(),
    /** Its code, as the title in lists. */
    title: z.string(),
    order: z.int(),
    order_code: z.string(),
    store: z.string(),
    buyer: z.string(),
    pieces: z.int(),
    created_at: isoTime,
    /** The arrival date that its buyer was told. */
    due_at: isoTime.nullable(),
    /** When its store was last reminded of it. */
    reminded_at: isoTime.nullable(),
    carrier: z.string(),
    tracking_number: z.string(),
    state: z.enum(orderStates),
  })
  .meta({ id: 'ParcelRow' });
export type ParcelRow = z.output<typeof row>;

export const parcelFilters = {
  view: view('to-confirm', 'to-hand-over', 'late', 'on-the-way'),
  state: oneOf(['open', 'delivered', 'cancelled']),
  store: optionalId,
  /** Counts against the `store`, which must also be given (docs/store-figures.md). */
  case: oneOf(['late-sent', 'cancelled-by-store', 'refunded']),
};
const query = {
  q: optionalText(200),
  sort: oneOf(['due_at', '-due_at']),
  only: idListOf(listSize.most),
  ...parcelFilters,
};
export type ParcelFilters = z.output<z.ZodObject<typeof query>>;

const forStaff = {
  audience: 'staff',
  permission: 'parcels',
  otherwise: 'parcel-not-found',
} as const;

export const adminParcelCalls = {
  list: endpoint({
    ...forStaff,
    operationId: 'adminParcelList',
    path: 'admin/parcels/list',
    methods: ['GET'],
    about:
      'Lists the parcels of all stores, newest first. `q` matches part of a parcel’s code, of ' +
      'its order’s code, or of its tracking number.',
    input: z.object({
      ...query,
      page,
      size: wholeNumber(1, listSize.most).default(listSize.usual),
    }),
    output: listOf(row),
  }),
  export: endpoint({
    ...forStaff,
    operationId: 'adminParcelsExport',
    path: 'admin/parcels/export',
    methods: ['GET'],
    file: 'text/csv',
    about: 'Exports all parcels that match, as CSV, newest first.',
    input: z.object(query),
    output: sentFile,
  }),
  remind: endpoint({
    ...forStaff,
    operationId: 'adminRemindStore',
    path: 'admin/parcel/remind/{id}',
    methods: ['POST'],
    toast: 'store-reminded',
    about: 'Emails everybody who works for a store that its parcel is late, at most once a day.',
    input: z.object({ id: idOf('late-parcel') }),
    output: z.null(),
  }),
};
