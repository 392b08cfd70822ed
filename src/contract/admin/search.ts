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
      'Up to five things of each kind that the caller may edit, by a text in their names in any ' +
      'language, without regard to accents; products also by the beginning of a SKU, orders by their ' +
      'code and buyer, customers also by e-mail and phone, payments by the gateway’s number, ' +
      'payouts by the bank’s, ' +
      'papers and reports by theirs; all by id.',
    input: z.object({ q: optionalText(100) }),
    output: z.array(found),
  }),
};
