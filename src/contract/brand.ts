import { z } from 'zod';
import { pageOf, picture } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { page } from '#contract/values.ts';

/** A brand as a tile of a list. */
export const brandTile = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  image: picture,
});
export type BrandTile = z.output<typeof brandTile>;

export const brandCalls = {
  all: endpoint({
    operationId: 'brands',
    path: 'brands',
    methods: ['GET'],
    audience: 'public',
    kept: true,
    about: 'Brands, 25 a page.',
    input: z.object({ page }),
    output: pageOf(brandTile),
  }),
};
