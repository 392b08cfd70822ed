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
      'Addresses of the product feeds: RSS 2.0 with the fields of Google Merchant Center, which ' +
      'Meta takes as well. Every variant of every public product at the price of the moment.',
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
      'Switches them on or off. Their addresses have a key, so that nobody else fetches a million ' +
      'products: off, it is gone for good, and on again there is another.',
    input: z.object({ enabled: flagged }),
    output: feeds,
  }),
};
