import { z } from 'zod';
import { pageOf } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { listedFilters, listedProduct } from '#contract/listed-product.ts';
import { productCard } from '#contract/product-card.ts';
import { timeZone } from '#contract/values.ts';

export const wishlistCalls = {
  all: endpoint({
    path: 'user/wishlist/all',
    methods: ['GET'],
    audience: 'bearer',
    about: 'Lists the products on the caller’s wishlist, newest first, 14 a page.',
    input: listedFilters,
    output: pageOf(listedProduct.extend({ product: productCard })),
  }),
  action: endpoint({
    path: 'user/wishlist/action',
    methods: ['POST'],
    audience: 'bearer',
    toast: 'wish-added',
    toastOff: 'wish-removed',
    about: 'Adds a product to the caller’s wishlist, or removes it and returns null.',
    input: z.object({ product_id: idOf('product'), time_zone: timeZone }),
    output: listedProduct.nullable(),
  }),
};
