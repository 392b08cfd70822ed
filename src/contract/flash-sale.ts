import { z } from 'zod';
import { decimal, pageOf, yesNo } from '#contract/answer-values.ts';
import { comingSale } from '#contract/coming-sale.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { productCard } from '#contract/product-card.ts';
import { page } from '#contract/values.ts';

/** A card in a sale: `id` is the product's. */
const flashCard = productCard.extend({
  product_id: z.int(),
  flash_sale_id: z.int(),
  price: decimal,
});

/** A running flash sale; its products flat (older client) and nested (newer one). */
export const flashSale = z
  .object({
    id: z.int(),
    title: z.string(),
    status: yesNo,
    start_time: z.string(),
    end_time: z.string(),
    public_products: z.array(flashCard),
    products: z.array(
      z.object({
        product_id: z.int(),
        flash_sale_id: z.int(),
        price: decimal,
        product_data: productCard,
      }),
    ),
  })
  .meta({ id: 'FlashSale' });
const announcedSale = comingSale
  .extend({ products: z.array(productCard) })
  .meta({ id: 'AnnouncedSale' });
export type AnnouncedSale = z.output<typeof announcedSale>;
export type FlashCard = z.output<typeof flashCard>;
export type FlashSale = z.output<typeof flashSale>;

export const flashSaleCalls = {
  all: endpoint({
    operationId: 'flashSales',
    path: 'flash-sale',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about: 'Lists the running flash sales with their first products.',
    input: z.object({}),
    output: z.array(flashSale),
  }),
  coming: endpoint({
    path: 'flash-sales/coming',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about:
      'Lists the flash sales that start within a week, soonest first, with their first products ' +
      'at today’s prices.',
    input: z.object({}),
    output: z.array(announcedSale),
  }),
  products: endpoint({
    path: 'flash-sale/{id}',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about: 'Lists the products of a running flash sale, 25 a page.',
    input: z.object({ id: idOf('flash-sale'), page }),
    output: pageOf(flashCard),
  }),
};
