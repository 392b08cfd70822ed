import { z } from 'zod';
import { flag, pageOf } from '#contract/answer-values.ts';
import { brandTile } from '#contract/brand.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { listedFilters, listedProduct } from '#contract/listed-product.ts';
import { productCard } from '#contract/product-card.ts';
import { booleanInput, timeZone } from '#contract/values.ts';

/** A card with the properties to compare; `quantity` is the stock of all variants. */
const comparedCard = productCard
  .extend({
    brand: brandTile.pick({ id: true, title: true, slug: true }).nullable(),
    unit: z.string(),
    warranty: flag,
    refundable: flag,
    quantity: z.int(),
    options: z.array(z.object({ id: z.int(), title: z.string(), values: z.array(z.string()) })),
  })
  .meta({ id: 'ComparedCard' });
export type ComparedCard = z.output<typeof comparedCard>;

export const compareListCalls = {
  all: endpoint({
    path: 'user/compare-list/all',
    methods: ['GET'],
    audience: 'bearer',
    about:
      'Lists the products on the caller’s compare list, newest first, 14 a page, with the ' +
      'properties to compare them by.',
    input: listedFilters,
    output: pageOf(listedProduct.extend({ product: comparedCard })),
  }),
  action: endpoint({
    path: 'user/compare-list/action',
    methods: ['POST'],
    audience: 'bearer',
    toast: 'compare-added',
    toastOff: 'compare-removed',
    about:
      'Adds a product to the caller’s compare list, or removes it and returns null. With ' +
      '`compare` true, it only adds.',
    input: z.object({ product_id: idOf('product'), compare: booleanInput, time_zone: timeZone }),
    output: listedProduct.nullable(),
  }),
};
