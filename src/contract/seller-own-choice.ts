// A store's public products and other things, as its people find them by name.
import { z } from 'zod';
import { decimal, picture } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idListOf, of, optionalId } from '#contract/ids.ts';
import { listOf } from '#contract/list-calls.ts';
import { listSize } from '#contract/list-size.ts';
import { optionalText, page, wholeNumber } from '#contract/values.ts';

const forSeller = { audience: 'seller', permission: 'centre' } as const;
const query = z.object({
  store_id: of('store', optionalId),
  q: optionalText(200),
  only: idListOf(listSize.most),
  page,
  size: wholeNumber(1, listSize.most).default(listSize.usual),
});

const ownProduct = z
  .object({
    id: z.int(),
    title: z.string(),
    image: picture,
    /** Its price outside sales. */
    price: decimal,
  })
  .meta({ id: 'OwnProductChoice' });
export type OwnProductChoice = z.output<typeof ownProduct>;
const ownCategory = z.object({ id: z.int(), title: z.string() }).meta({ id: 'OwnCategoryChoice' });
export type OwnCategoryChoice = z.output<typeof ownCategory>;

export const sellerOwnChoiceCalls = {
  products: endpoint({
    ...forSeller,
    operationId: 'sellerOwnProducts',
    path: 'seller/own/products',
    methods: ['GET'],
    about: 'Lists the products of the store that customers see, newest first.',
    input: query,
    output: listOf(ownProduct),
  }),
  categories: endpoint({
    ...forSeller,
    operationId: 'sellerOwnCategories',
    path: 'seller/own/categories',
    methods: ['GET'],
    about: 'Lists the categories that customers see, by name.',
    input: query,
    output: listOf(ownCategory),
  }),
};
