// The products of a store, as its sellers propose and price them.
import { z } from 'zod';
import { decimal, isoTime, pageOf, picture, textsShown } from '#contract/answer-values.ts';
import { amountText, optionalAmount } from '#contract/amounts.ts';
import { endpoint } from '#contract/endpoint.ts';
import { flagged } from '#contract/edited-values.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import {
  proposalAnswer,
  proposalContent,
  proposalStates,
  shownProduct,
} from '#contract/proposal.ts';
import { files, oneOf, optionalNumber, page, wholeNumber } from '#contract/values.ts';

const store_id = of('store', optionalId);
const version = wholeNumber(1, 2_147_483_647);
const MOST_VARIANTS = 1000;
const MOST_PIECES = 10_000_000;

const choices = z.array(z.object({ id: z.int(), title: z.string() }));
/** `said`: the reason in the caller's language. */
const ownProposal = z
  .object({
    id: z.int(),
    version: z.int(),
    kind: z.enum(['new', 'changed']),
    product_id: z.int().nullable(),
    ...proposalAnswer,
    reason: proposalAnswer.reason.extend({ said: z.string() }),
    reasons: z.array(proposalAnswer.reasons.element.extend({ said: z.string() })),
    proposed: shownProduct,
    sent_at: isoTime.nullable(),
    updated_at: isoTime,
  })
  .meta({ id: 'OwnProposal' });
export type OwnProposal = z.output<typeof ownProposal>;
const proposalRow = z
  .object({
    id: z.int(),
    version: z.int(),
    kind: z.enum(['new', 'changed']),
    product_id: z.int().nullable(),
    state: z.enum(proposalStates),
    at_once: z.boolean(),
    title: z.string(),
    image: picture,
    sent_at: isoTime.nullable(),
    updated_at: isoTime,
  })
  .meta({ id: 'OwnProposalRow' });
export type OwnProposalRow = z.output<typeof proposalRow>;
/** A product of the store, as the start of a change; `proposal`: the open one. */
const ownProduct = z
  .object({
    id: z.int(),
    version: z.int(),
    public: z.boolean(),
    proposal: z.int().nullable(),
    /** Its present names in addresses, by language. */
    slugs_now: textsShown,
    content: shownProduct,
    variants: z.array(
      z.object({ id: z.int(), sku: z.string(), price: decimal.nullable(), stock: z.int() }),
    ),
  })
  .meta({ id: 'OwnProduct' });
export type OwnProduct = z.output<typeof ownProduct>;

const offered = z.object({
  id: idOf('inventory'),
  price: optionalAmount,
  stock: optionalNumber(0, MOST_PIECES),
  stock_seen: optionalNumber(0, MOST_PIECES),
});

export const sellerProductCalls = {
  find: endpoint({
    operationId: 'sellerProduct',
    path: 'seller/product/{id}',
    methods: ['GET'],
    audience: 'seller',
    permission: 'products',
    otherwise: 'product-not-found',
    about: 'Returns a product of the caller’s store as it is on sale, and its open proposal.',
    input: z.object({ id: idOf('product'), store_id }),
    output: ownProduct,
  }),
  rules: endpoint({
    operationId: 'sellerProductRules',
    path: 'seller/product-rules',
    methods: ['GET'],
    audience: 'seller',
    permission: 'products',
    about:
      'Lists the tax rules, shipping rules and bundle deals that the store’s products can have: ' +
      'the market’s and the store’s own.',
    input: z.object({ store_id }),
    output: z.object({ tax_rules: choices, shipping_rules: choices, bundle_deals: choices }),
  }),
  upload: endpoint({
    operationId: 'sellerUploadPicture',
    path: 'seller/picture/upload',
    methods: ['POST'],
    audience: 'seller',
    permission: 'products',
    multipart: true,
    about:
      'Uploads a picture for the store’s proposals, and returns its name. `image` is a file of a ' +
      'multipart form: JPEG, PNG, WebP or GIF, judged by its content, up to 10 MB and 50 ' +
      'megapixels.',
    input: z.object({ store_id, image: files(1) }),
    output: z.object({ name: picture, width: z.int(), height: z.int() }),
  }),
  offer: endpoint({
    operationId: 'sellerOffer',
    path: 'seller/product/offer/{id}',
    methods: ['POST'],
    audience: 'seller',
    permission: 'products',
    otherwise: 'product-not-found',
    toast: 'saved',
    about:
      'Sets the prices and stock of a product on sale, at once and without approval. A variant ' +
      'without a price has the product’s. `stock` is the new quantity; with `stock_seen`, the ' +
      'stock changes by the difference between the two.',
    input: z.object({
      id: idOf('product'),
      store_id,
      version,
      selling: amountText,
      offered: optionalAmount,
      variants: z.preprocess(
        (sent) => sent ?? [],
        z.array(offered, 'invalid-input').max(MOST_VARIANTS, 'invalid-input'),
      ),
    }),
    output: ownProduct,
  }),
  proposals: endpoint({
    operationId: 'sellerProposals',
    path: 'seller/product-proposals',
    methods: ['GET'],
    audience: 'seller',
    permission: 'products',
    about: 'Lists the store’s proposals, newest first, 25 a page: all, or those of one state.',
    input: z.object({ store_id, page, state: oneOf(proposalStates) }),
    output: pageOf(proposalRow),
  }),
  proposal: endpoint({
    operationId: 'sellerProposal',
    path: 'seller/product-proposal/{id}',
    methods: ['GET'],
    audience: 'seller',
    permission: 'products',
    otherwise: 'proposal-not-found',
    about: 'Returns one proposal with its content, and why the market refused it.',
    input: z.object({ id: idOf('product-proposal'), store_id }),
    output: ownProposal,
  }),
  propose: endpoint({
    operationId: 'sellerPropose',
    path: 'seller/product/propose',
    methods: ['POST'],
    audience: 'seller',
    permission: 'products',
    toast: 'saved',
    about:
      'Proposes a new product, or with `product_id` a change to this `product_version` of one. ' +
      'With `id`, saves this `version` of an open proposal again, even after it was refused. It ' +
      'is a draft until `send`; then the market decides, or, for a trusted store, it goes live ' +
      'at once. Until then, what is on sale does not change.',
    input: z.object({
      id: of('open-proposal', optionalId),
      version: version.nullish().default(null),
      store_id,
      product_id: of('product', optionalId),
      product_version: version.nullish().default(null),
      send: flagged,
      ...proposalContent,
    }),
    output: ownProposal,
  }),
  withdraw: endpoint({
    operationId: 'sellerWithdraw',
    path: 'seller/product/withdraw/{id}',
    methods: ['POST'],
    audience: 'seller',
    permission: 'products',
    otherwise: 'proposal-not-found',
    toast: 'proposal-withdrawn',
    about: 'Withdraws an open proposal for good.',
    input: z.object({ id: idOf('open-proposal'), store_id, version }),
    output: ownProposal,
  }),
};
export type SentProposal = z.output<typeof sellerProductCalls.propose.input>;
export type SentOffer = z.output<typeof sellerProductCalls.offer.input>;
