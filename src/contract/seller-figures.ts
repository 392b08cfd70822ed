// How a store is doing, for the people who run it: counted by a job, with views counted live.
import { z } from 'zod';
import { decimal, isoTime, picture } from '#contract/answer-values.ts';
import { scoreParts } from '#contract/score-parts.ts';
import { endpoint } from '#contract/endpoint.ts';
import { store_id } from '#contract/sold-parcel.ts';

/** The days of a period, which is compared with as many days before. */
const figureDays = ['7', '30', '90'] as const;
/** How a visitor reached a product: from a page of the shop, or from elsewhere. */
const viewSources = ['shop', 'search', 'social', 'site', 'direct'] as const;
export type ViewSource = (typeof viewSources)[number];

/** The ordered parcels, the cancelled ones among them, and the total of the others. */
const figures = {
  parcels: z.int(),
  cancelled: z.int(),
  sales: decimal,
  /** The number of views of the store’s product pages. */
  views: z.int(),
};
const day = z.object({ day: z.string(), ...figures }).meta({ id: 'StoreDay' });
const period = z.object({ from: z.string(), until: z.string(), ...figures });
/** In hundredths of a percent, of `count` parcels; `middle`: the median of stores with sales. */
const rate = z.object({ count: z.int(), rate: z.int(), middle: z.int().nullable() });

const score = z
  .object({
    /** Out of 100; null: too few parcels, or the market shows none. */
    score: z.int().nullable(),
    /** The number of parcels still needed for one. */
    missing: z.int(),
    /** Whether the market's owner has set weights at all. */
    weighs: z.boolean(),
    /** Each out of 100 points, and its share of the score in percent. `lost`: what it takes off. */
    parts: z.array(
      z.object({
        name: z.enum(scoreParts),
        points: z.int().nullable(),
        weight: z.int(),
        lost: z.int(),
      }),
    ),
    /** The part whose improvement would help most; null: none. */
    better: z.enum(scoreParts).nullable(),
  })
  .meta({ id: 'SellerScore' });
export type SellerScore = z.output<typeof score>;

export const sellerFiguresCalls = {
  read: endpoint({
    operationId: 'sellerFigures',
    path: 'seller/figures',
    methods: ['GET'],
    audience: 'seller',
    permission: 'marketing',
    about:
      'Returns how the caller’s store performs. Sales, parcels and views are those of the last ' +
      'days, today included, and of as many days before, in the market’s time zone. Also returns ' +
      'the best-selling products and countries, where views came from, the service in the last ' +
      '90 days beside the median of all stores, and the score with its parts. Sales are counted ' +
      'every hour (`counted_at`), in the market’s currency.',
    input: z.object({ store_id, days: z.enum(figureDays).default('30') }),
    output: z
      .object({
        counted_at: isoTime.nullable(),
        days: z.array(day),
        now: period,
        before: period,
        products: z.array(
          z.object({
            id: z.int(),
            title: z.string(),
            image: picture,
            pieces: z.int(),
            sales: decimal,
            views: z.int(),
          }),
        ),
        /** In the last 90 days, by country code. */
        places: z.array(z.object({ country: z.string(), parcels: z.int(), sales: decimal })),
        sources: z.array(z.object({ source: z.enum(viewSources), views: z.int() })),
        /**
         * Searches of the last 30 days that found its products, with few results, and how often one
         * of these was put into a cart from there.
         */
        searches: z.array(
          z.object({ typed: z.string(), asked: z.int(), found: z.int(), carted: z.int() }),
        ),
        service: z.object({
          parcels: z.int(),
          late: rate,
          cancelled: rate,
          refunded: rate,
          reviews: z.int(),
          rating: z.number(),
          rating_middle: z.number().nullable(),
          answered: z.int(),
          /** The median time from a review to its reply; null: there are no replies. */
          answer_hours: z.int().nullable(),
          answer_hours_middle: z.int().nullable(),
        }),
        score,
      })
      .meta({ id: 'SellerFigures' }),
  }),
};
