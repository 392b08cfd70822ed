import { z } from 'zod';
import { flag, isoTime, pageOf, picture } from '#contract/answer-values.ts';
import { scored } from '#contract/admin/score.ts';
import { endpoint } from '#contract/endpoint.ts';
import { productCard } from '#contract/product-card.ts';
import { publicTrader } from '#contract/trader.ts';
import { filters, sidebar } from '#contract/listing.ts';
import { letter, named } from '#contract/named.ts';
import { booleanInput, page, text } from '#contract/values.ts';

/** A seller's shop. */
export const store = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    image: picture,
    banner: picture,
    about: z.string(),
    country: z.string(),
    city: z.string(),
    /** Until when it is on holiday and sells nothing; null: it is not. */
    away_until: isoTime.nullable(),
    product_count: z.int(),
    ...scored,
    /** The trader; null if the market does not show it. */
    trader: publicTrader.nullable(),
    meta_title: z.string(),
    meta_description: z.string(),
    meta_keywords: z.string(),
    created_at: isoTime,
    updated_at: isoTime,
    whatsapp_btn: flag,
    whatsapp_number: z.string(),
    whatsapp_default_msg: z.string(),
  })
  .meta({ id: 'Store' });
export type Store = z.output<typeof store>;

/** A store as a tile in the list of all. */
const storeTile = store
  .pick({ id: true, name: true, slug: true, image: true, city: true, score: true, new_store: true })
  .extend({ away: z.boolean() });
export type StoreTile = z.output<typeof storeTile>;

export const storeCalls = {
  all: endpoint({
    operationId: 'stores',
    path: 'stores',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about:
      'Lists stores by name, 24 a page. `letter` selects names that begin with it (`#`: with no ' +
      'letter of the caller’s script or of Latin), and `q` names that contain it.',
    input: z.object({ page, ...named }),
    output: pageOf(storeTile),
  }),
  letters: endpoint({
    path: 'stores/letters',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about:
      'Lists the first letters of store names, and how many stores begin with each; `#` counts ' +
      'all others.',
    input: z.object({}),
    output: z.array(letter),
  }),
  find: endpoint({
    operationId: 'store',
    path: 'store',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    personal: true,
    about: 'Returns a store and its products, 30 a page, filtered and sorted.',
    input: filters.omit({ store: true }).extend({
      slug: text(120),
      required_rating: booleanInput,
    }),
    output: z.object({
      result: pageOf(productCard),
      ...sidebar,
      store: store.extend({
        followers_count: z.int(),
        /** Empty: none. */
        cover: picture,
        policies: z.string(),
      }),
      /** The products that the store features, only on the first page. */
      featured: z.array(productCard),
      review: z.number(),
      following: z.boolean(),
    }),
  }),
};
