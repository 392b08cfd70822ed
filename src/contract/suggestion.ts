import { z } from 'zod';
import { pageOf } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idListOf, idOf, of, optionalId } from '#contract/ids.ts';
import { productCard } from '#contract/product-card.ts';
import { optionalText, page } from '#contract/values.ts';

const MOST_SEEN = 24;

/** Why a product is picked: bought together with a viewed one, similar to one, or popular. */
const pickReasons = ['bought', 'alike', 'popular'] as const;
export type PickReason = (typeof pickReasons)[number];

const picked = z
  .object({
    product: productCard,
    why: z.enum(pickReasons),
    /** The viewed product for which it is picked. */
    because: z.object({ id: z.int(), title: z.string() }).nullable(),
  })
  .meta({ id: 'Picked' });
export type Picked = z.output<typeof picked>;

/** A day of this century, or none. */
const isDay = (day: string): boolean =>
  day === '' || (/^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)));

export const suggestionCalls = {
  all: endpoint({
    operationId: 'suggestedProducts',
    path: 'suggested-products/{id}',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about: 'What else may please: recommended, and bought by others.',
    input: z.object({ id: idOf('product'), page }),
    output: z.object({ suggestion_1: pageOf(productCard), suggestion_2: pageOf(productCard) }),
  }),
  forYou: endpoint({
    operationId: 'pickedProducts',
    path: 'for-you',
    methods: ['GET'],
    audience: 'public',
    about:
      'What may please who looked at up to 24 products, the last first (`12,5`), and why; what ' +
      'sells where they looked at none. The browser keeps them, and the shop nothing of it.',
    input: z.object({
      ids: of(
        'product',
        idListOf(MOST_SEEN + 1)
          .refine((ids) => (ids?.length ?? 0) <= MOST_SEEN, 'invalid-input')
          .transform((ids) => ids ?? []),
      ),
    }),
    output: z.array(picked),
  }),
  popular: endpoint({
    operationId: 'popularProducts',
    path: 'popular',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about:
      'What is popular of late: in a country (`DE`), then in the whole market; `country` is empty ' +
      'where too little is known of one.',
    input: z.object({
      country: optionalText(2).refine((code) => /^([A-Z]{2})?$/.test(code), 'invalid-input'),
    }),
    output: z.object({ country: z.string(), products: z.array(productCard) }),
  }),
  discover: endpoint({
    operationId: 'discoveredProducts',
    path: 'discover',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about:
      'A page of everything that can be bought, shuffled anew each day and each product once; the ' +
      'next one by `day` and `after`: `day` and `next` of the answer, whose `next` is null at the end.',
    input: z.object({
      day: optionalText(10).refine(isDay, 'invalid-input'),
      after: optionalId,
    }),
    output: z.object({
      products: z.array(productCard),
      day: z.string(),
      next: z.int().nullable(),
    }),
  }),
};
