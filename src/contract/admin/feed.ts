// Feeds of all products, for shopping sites that fetch them.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { flagged } from '#contract/edited-values.ts';

const feeds = z
  .object({
    enabled: z.boolean(),
    /** One for each language; empty while they are off. */
    feeds: z.array(z.object({ language: z.string(), address: z.string() })),
  })
  .meta({ id: 'ProductFeeds' });

const staff = { audience: 'staff', permission: 'settings' } as const;

export const adminFeedCalls = {
  open: endpoint({
    ...staff,
    operationId: 'adminFeeds',
    path: 'admin/feeds',
    methods: ['GET'],
    about:
      'Returns the addresses of the product feeds, one for each language: RSS 2.0 with the ' +
      'fields of Google Merchant Center, which Meta accepts too. A feed lists every variant of ' +
      'every public product at its current price.',
    input: z.object({}),
    output: feeds,
  }),
  switch: endpoint({
    ...staff,
    operationId: 'adminSwitchFeeds',
    path: 'admin/feeds/switch',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Switches the product feeds on or off. Their addresses contain a key, so that strangers ' +
      'cannot fetch them. Switching them off deletes the key for good; switching them on again ' +
      'creates another.',
    input: z.object({ enabled: flagged }),
    output: feeds,
  }),
};
