// The pages of the shop that a banner, a slide or a link can lead to, found by name.
import { z } from 'zod';
import { picture } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idList } from '#contract/ids.ts';
import { choice, optionalText } from '#contract/values.ts';

const destinationKinds = [
  'category',
  'tag',
  'brand',
  'product',
  'collection',
  'flash-sale',
  'page',
  'store',
] as const;
export type DestinationKind = (typeof destinationKinds)[number];

const destination = z
  .object({ id: z.int(), title: z.string(), slug: z.string(), image: picture })
  .meta({ id: 'Destination' });
export type Destination = z.output<typeof destination>;

export const adminDestinationCalls = {
  find: endpoint({
    operationId: 'adminDestinations',
    path: 'admin/destinations',
    methods: ['GET'],
    audience: 'staff',
    permission: 'content',
    about:
      'Finds things of one kind that a banner, a slide or a link can lead to: those with these ' +
      'ids, or up to 20 whose name contains `q` in any language.',
    input: z.object({ kind: choice(destinationKinds), q: optionalText(100), source_ids: idList }),
    output: z.array(destination),
  }),
};
