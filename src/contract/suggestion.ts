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
    about:
      'Returns products to suggest beside one: similar ones, and those bought together with it.',
    input: z.object({ id: idOf('product'), page }),
    output: z.object({ suggestion_1: pageOf(productCard), suggestion_2: pageOf(productCard) }),
  }),
  forYou: endpoint({
    operationId: 'pickedProducts',
    path: 'for-you',
    methods: ['GET'],
    audience: 'public',
    about:
      'Returns suggestions for a person who viewed up to 24 products (`12,5`, latest first), and ' +
      'the reason for each; without any, what sells. The browser keeps the viewed products; ' +
      'nothing about the person is stored.',
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
      'Returns popular products: of a country (`DE`), then of the whole market. `country` is ' +
      'empty if there is too little data about it.',
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
      'Returns a page of all products that can be bought, each once, shuffled anew every day. ' +
      'For the next page, send the answer’s `day` as `day`, and its `next` as `after`; `next` is ' +
      'null at the end.',
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
