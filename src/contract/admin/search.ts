// Searches anything of the market by name, code or number.
import { z } from 'zod';
import { picture } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { optionalText } from '#contract/values.ts';

/** The kinds of results; each has a screen of its own in the back office. */
const foundKinds = [
  'order',
  'customer',
  'product',
  'category',
  'brand',
  'collection',
  'tag',
  'attribute',
  'bundle-deal',
  'voucher',
  'flash-sale',
  'page',
  'banner',
  'slider',
  'site-feature',
  'shipping-rule',
  'tax-rule',
  'import',
  'store',
  'application',
  'requirement',
  'payment',
  'payout',
  'paper',
  'report',
] as const;
export type FoundKind = (typeof foundKinds)[number];

const found = z
  .object({
    kind: z.enum(foundKinds),
    id: z.int(),
    title: z.string(),
    /** Tells it apart from others of the same name. */
    note: z.string(),
    image: picture,
  })
  .meta({ id: 'Found' });
export type Found = z.output<typeof found>;

export const adminSearchCalls = {
  find: endpoint({
    operationId: 'adminSearch',
    path: 'admin/search',
    methods: ['GET'],
    audience: 'staff',
    permission: 'desk',
    about:
      'Finds up to five things of each kind that the caller may edit, whose name in any language ' +
      'contains the text, ignoring accents. Also finds products by the beginning of a SKU, ' +
      'orders by code and buyer, customers by email address and phone number, payments by the ' +
      'gateway’s number, payouts by the bank’s, papers and reports by their own, and everything ' +
      'by id.',
    input: z.object({ q: optionalText(100) }),
    output: z.array(found),
  }),
};
