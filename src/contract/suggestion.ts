import { z } from 'zod';
import { pageOf } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { productCard } from '#contract/product-card.ts';
import { page } from '#contract/values.ts';

export const suggestionCalls = {
  all: endpoint({
    operationId: 'suggestedProducts',
    path: 'suggested-products/{id}',
    methods: ['GET'],
    audience: 'public',
    kept: true,
    about: 'What else may please: recommended, and bought by others.',
    input: z.object({ id: idOf('product'), page }),
    output: z.object({ suggestion_1: pageOf(productCard), suggestion_2: pageOf(productCard) }),
  }),
};
