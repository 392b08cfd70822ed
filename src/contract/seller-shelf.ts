// All products of a store in one list, whether on sale or not, and acts for a whole product.
import { z } from 'zod';
import { decimal, isoTime, picture } from '#contract/answer-values.ts';
import { flagged, view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, idsOf, of, optionalId } from '#contract/ids.ts';
import { ownListCalls } from '#contract/list-calls.ts';
import { sellerProductCalls } from '#contract/seller-product.ts';
import { optionalText } from '#contract/values.ts';

/**
 * The state of a product: `draft`, `sent` and `refused` are for new ones, the others for approved
 * ones.
 */
const shelfStates = ['draft', 'sent', 'refused', 'live', 'hidden', 'archived'] as const;

const row = z
  .object({
    /** Below zero for one that was never approved, which is identified by its proposal. */
    id: z.int(),
    product_id: z.int().nullable(),
    /** Its open proposal. */
    proposal_id: z.int().nullable(),
    title: z.string(),
    image: picture,
    state: z.enum(shelfStates),
    /** The state of the open change of an approved one. */
    change: z.enum(['draft', 'sent', 'refused']).nullable(),
    /** Why the market refused it, in the caller's language; fields may have reasons too. */
    reason: z.string(),
    /** Its price outside flash sales. */
    price: decimal.nullable(),
    variants: z.int(),
    /** The items of all variants, and of the variant with the fewest. */
    stock: z.int(),
    lowest: z.int(),
    /** Items ordered within 30 days and not cancelled. */
    sold: z.int(),
    updated_at: isoTime,
  })
  .meta({ id: 'ShelfRow' });
export type ShelfRow = z.output<typeof row>;

const views = view('live', 'draft', 'sent', 'refused', 'hidden', 'archived', 'low', 'out', 'facts');
const forOne = {
  audience: 'seller',
  permission: 'products',
  otherwise: 'product-not-found',
} as const;
const AT_ONCE = 200;
const byId = { id: idOf('product'), store_id: of('store', optionalId) };
const stands = z
  .object({ id: z.int(), version: z.int(), archived: z.boolean() })
  .meta({ id: 'ShelvedProduct' });

export const sellerShelfCalls = {
  ...ownListCalls({
    plural: 'products',
    permission: 'products',
    about:
      'Lists the products of the store, including those that the market has not approved yet. ' +
      'The views `draft`, `sent` and `refused` also have products with such an open change. `q` ' +
      'is words in any language, a SKU or an id.',
    listed: row,
    sorts: ['price', 'lowest', 'updated_at'],
    filters: { view: views },
  }),
  archive: endpoint({
    ...forOne,
    operationId: 'sellerArchiveProduct',
    path: 'seller/product/archive/{id}',
    methods: ['POST'],
    toast: 'product-archived',
    about:
      'Archives a product: it leaves the storefront at once, keeps everything, and can be ' +
      'brought back.',
    input: z.object(byId),
    output: stands,
  }),
  bringBack: endpoint({
    ...forOne,
    operationId: 'sellerBringBackProduct',
    path: 'seller/product/bring-back/{id}',
    methods: ['POST'],
    toast: 'product-back',
    about: 'Brings an archived product back. If the market hides it, it stays hidden.',
    input: z.object(byId),
    output: stands,
  }),
  archiveMany: endpoint({
    audience: 'seller',
    permission: 'products',
    operationId: 'sellerArchiveProducts',
    path: 'seller/products/archive',
    methods: ['POST'],
    about:
      'Archives up to 200 products, or with `archived` false brings them back. Each succeeds or ' +
      'fails on its own.',
    input: z.object({
      store_id: of('store', optionalId),
      ids: of('product', idsOf(AT_ONCE)),
      archived: flagged,
    }),
    output: z.object({
      done: z.int(),
      rows: z.array(z.object({ id: z.int(), done: z.boolean(), message: z.string() })),
    }),
  }),
  duplicate: endpoint({
    ...forOne,
    operationId: 'sellerDuplicateProduct',
    path: 'seller/product/duplicate/{id}',
    methods: ['POST'],
    toast: 'duplicated',
    about:
      'Creates a draft of a new product as a copy of this one, without SKUs and stock. Sending ' +
      'the same `idempotency_key` again returns the same draft.',
    input: z.object({ ...byId, idempotency_key: optionalText(100) }),
    output: sellerProductCalls.proposal.output,
  }),
};
export type ShelfView = NonNullable<z.output<typeof views>>;
export type ShelfQuery = z.output<typeof sellerShelfCalls.list.input>;
