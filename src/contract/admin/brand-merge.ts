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
      'Gives all that has a brand (its products, and the banners, slides and rules that name it) ' +
      'another one, `into`, and deletes it for good; its address leads there from then on. ' +
      'Refused if somebody has saved another `version` of it since. Answers the one that stays.',
    input: z.object({
      id: idOf('brand'),
      version: wholeNumber(1, 2_147_483_647),
      into: idOf('other-brand'),
    }),
    output: adminBrandCalls.open.output,
  }),
};
