// How a store ships: its own shipping rules, and the market's that its products can use too.
import { z } from 'zod';
import { shippingFields, shippingShown } from '#contract/admin/shipping-rule.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import { ownListCalls } from '#contract/list-calls.ts';
import { edit, lastEdited } from '#contract/resource.ts';
import { wholeNumber } from '#contract/values.ts';

const store_id = of('store', optionalId);
const version = wholeNumber(1, 2_147_483_647);

const row = z
  .object({
    id: z.int(),
    title: z.string(),
    single_price: z.boolean(),
    /** The number of places that it ships to. */
    places: z.int(),
    /** Whether it is the store’s own, which it can change; otherwise the market’s. */
    own: z.boolean(),
  })
  .meta({ id: 'StoreShippingRow' });
export type StoreShippingRow = z.output<typeof row>;
const opened = z
  .object({
    id: z.int(),
    version: z.int(),
    edited: lastEdited,
    ...shippingShown,
    own: z.boolean(),
  })
  .meta({ id: 'OpenedStoreShipping' });
export type OpenedStoreShipping = z.output<typeof opened>;

const ofOne = {
  audience: 'seller',
  permission: 'profile',
  otherwise: 'thing-not-found',
} as const;

export const sellerShippingCalls = {
  ...ownListCalls({
    plural: 'shipping-rules',
    permission: 'profile',
    filters: {},
    about:
      'Lists the shipping rules that the store’s products can have: the store’s own first, then ' +
      'the market’s.',
    listed: row,
    sorts: ['title', 'places'],
  }),
  open: endpoint({
    ...ofOne,
    operationId: 'sellerShippingRule',
    path: 'seller/shipping-rule/{id}',
    methods: ['GET'],
    about:
      'Returns a shipping rule of the store or of the market, with the places that it ships to. ' +
      '`products` is the number of the store’s products that have it.',
    input: z.object({ id: idOf('store-shipping-rule'), store_id }),
    output: opened,
  }),
  edits: endpoint({
    ...ofOne,
    operationId: 'sellerShippingRuleEdits',
    path: 'seller/shipping-rule/edits/{id}',
    methods: ['GET'],
    about:
      'Lists the changes to one of the store’s shipping rules and who made them, newest first.',
    input: z.object({ id: idOf('store-shipping-rule'), store_id }),
    output: z.array(edit),
  }),
  save: endpoint({
    ...ofOne,
    operationId: 'sellerSaveShippingRule',
    path: 'seller/shipping-rule/save',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Creates a shipping rule of the store (without `id`), or updates one. Refused if somebody ' +
      'has saved it since this `version`.',
    input: z.object({
      id: of('store-shipping-rule', optionalId),
      store_id,
      version: version.nullish().default(null),
      ...shippingFields,
    }),
    output: opened,
  }),
  delete: endpoint({
    ...ofOne,
    operationId: 'sellerDeleteShippingRule',
    path: 'seller/shipping-rule/delete/{id}',
    methods: ['POST'],
    toast: 'deleted',
    about: 'Deletes a shipping rule of the store. Refused while a product has it.',
    input: z.object({ id: idOf('store-shipping-rule'), store_id, version }),
    output: z.null(),
  }),
};
