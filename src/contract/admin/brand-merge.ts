// Merges two brands.
import { z } from 'zod';
import { adminBrandCalls } from '#contract/admin/brand.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { wholeNumber } from '#contract/values.ts';

export const adminBrandMergeCalls = {
  merge: endpoint({
    operationId: 'adminMergeBrands',
    path: 'admin/brand/merge/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'catalogue',
    otherwise: 'thing-not-found',
    toast: 'brands-merged',
    about:
      'Merges a brand into the brand `into`. Everything that has it (its products, and the ' +
      'banners, slides and rules that name it) gets the other brand; then it is deleted for ' +
      'good, and its address redirects. Refused if somebody has saved it since this `version`. ' +
      'Returns the brand that remains.',
    input: z.object({
      id: idOf('brand'),
      version: wholeNumber(1, 2_147_483_647),
      into: idOf('other-brand'),
    }),
    output: adminBrandCalls.open.output,
  }),
};
