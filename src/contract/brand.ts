import { z } from 'zod';
import { pageOf, picture } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { letter, named } from '#contract/named.ts';
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
    cached: true,
    about:
      'Brands by name, 25 a page: all, those whose names begin with a `letter` (`#`: with none of ' +
      'the caller’s script or of Latin), or those that say `q`.',
    input: z.object({ page, ...named }),
    output: pageOf(brandTile),
  }),
  letters: endpoint({
    path: 'brands/letters',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about: 'The letters that names of brands begin with, and how many do; `#` for all others.',
    input: z.object({}),
    output: z.array(letter),
  }),
};
