// The vouchers of a store: it pays for them, and they apply only to its own goods.
import { z } from 'zod';
import {
  voucherFields,
  voucherSame,
  voucherShown,
  voucherStates,
} from '#contract/admin/voucher.ts';
import { view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import { ownListCalls } from '#contract/list-calls.ts';
import { edit, lastEdited } from '#contract/resource.ts';
import { wholeNumber } from '#contract/values.ts';

const store_id = of('store', optionalId);
const version = wholeNumber(1, 2_147_483_647);
export type OwnVoucherFields = z.output<z.ZodObject<typeof voucherFields>>;

const row = z
  .object({
    id: z.int(),
    ...voucherSame,
    title: z.string(),
    /** The total discount on orders that were not cancelled: the store’s money. */
    cost: z.number(),
    state: z.enum(voucherStates),
  })
  .meta({ id: 'OwnVoucherRow' });
export type OwnVoucherRow = z.output<typeof row>;
const opened = z
  .object({ id: z.int(), version: z.int(), edited: lastEdited, ...voucherShown })
  .meta({ id: 'OpenedOwnVoucher' });
export type OpenedOwnVoucher = z.output<typeof opened>;
const filters = { view: view(...voucherStates) };
export type OwnVoucherFilters = z.output<z.ZodObject<typeof filters>>;

const ofOne = {
  audience: 'seller',
  permission: 'marketing',
  otherwise: 'thing-not-found',
} as const;

export const sellerVouchersCalls = {
  ...ownListCalls({
    plural: 'vouchers',
    permission: 'marketing',
    filters,
    about:
      'Lists the vouchers that the store pays for, newest first. `q` searches their codes and ' +
      'names.',
    listed: row,
    sorts: ['code', 'used', 'end_at'],
  }),
  open: endpoint({
    ...ofOne,
    operationId: 'sellerVoucher',
    path: 'seller/voucher/{id}',
    methods: ['GET'],
    about:
      'Returns a voucher that the store pays for, with everything that can be edited, its ' +
      'version, and what it has cost.',
    input: z.object({ id: idOf('store-voucher'), store_id }),
    output: opened,
  }),
  edits: endpoint({
    ...ofOne,
    operationId: 'sellerVoucherEdits',
    path: 'seller/voucher/edits/{id}',
    methods: ['GET'],
    about: 'Lists the changes to one of the store’s vouchers and who made them, newest first.',
    input: z.object({ id: idOf('store-voucher'), store_id }),
    output: z.array(edit),
  }),
  save: endpoint({
    ...ofOne,
    operationId: 'sellerSaveVoucher',
    path: 'seller/voucher/save',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Creates a voucher that the store pays for (without `id`), or updates one. Refused if ' +
      'somebody has saved it since this `version`. It applies to the store’s own goods: all of ' +
      'them, these products, or those in these categories.',
    input: z.object({
      id: of('store-voucher', optionalId),
      store_id,
      version: version.nullish().default(null),
      ...voucherFields,
    }),
    output: opened,
  }),
  end: endpoint({
    ...ofOne,
    operationId: 'sellerEndVoucher',
    path: 'seller/voucher/end/{id}',
    methods: ['POST'],
    toast: 'saved',
    about: 'Ends a voucher now: nobody can use it any more, and orders that have it keep it.',
    input: z.object({ id: idOf('store-voucher'), store_id, version }),
    output: opened,
  }),
  delete: endpoint({
    ...ofOne,
    operationId: 'sellerDeleteVoucher',
    path: 'seller/voucher/delete/{id}',
    methods: ['POST'],
    toast: 'deleted',
    about: 'Deletes a voucher. Refused if an order has it.',
    input: z.object({ id: idOf('store-voucher'), store_id, version }),
    output: z.null(),
  }),
};
