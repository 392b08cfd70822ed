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
      'Lists brands by name, 25 a page. `letter` selects names that begin with it (`#`: with no ' +
      'letter of the caller’s script or of Latin), and `q` names that contain it.',
    input: z.object({ page, ...named }),
    output: pageOf(brandTile),
  }),
  letters: endpoint({
    path: 'brands/letters',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about:
      'Lists the first letters of brand names, and how many brands begin with each; `#` counts ' +
      'all others.',
    input: z.object({}),
    output: z.array(letter),
  }),
};
