// The categories, attributes and the like for a store's product, as its seller finds them by name.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { idListOf, idOf, of, optionalId } from '#contract/ids.ts';
import { listOf } from '#contract/list-calls.ts';
import { listSize } from '#contract/list-size.ts';
import { optionalText, page, wholeNumber } from '#contract/values.ts';

const store_id = of('store', optionalId);
const forSeller = { audience: 'seller', permission: 'products' } as const;
const named = z.object({ id: z.int(), title: z.string() }).meta({ id: 'NamedChoice' });
export type NamedChoice = z.output<typeof named>;

const category = z
  .object({
    id: z.int(),
    parent_id: z.int().nullable(),
    title: z.string(),
    /** The usual attributes of its products: its own, and those of its parents. */
    attributes: z.array(named),
  })
  .meta({ id: 'CategoryChoice' });
export type CategoryChoice = z.output<typeof category>;

const query = {
  store_id,
  q: optionalText(200),
  only: idListOf(listSize.most),
  page,
  size: wholeNumber(1, listSize.most).default(listSize.usual),
};

export const sellerChoiceCalls = {
  categories: endpoint({
    ...forSeller,
    operationId: 'sellerCategoryChoices',
    path: 'seller/choices/categories',
    methods: ['GET'],
    about: 'Lists the categories that customers see, each after its parent.',
    input: z.object({ store_id }),
    output: z.array(category),
  }),
  brands: endpoint({
    ...forSeller,
    operationId: 'sellerBrandChoices',
    path: 'seller/choices/brands',
    methods: ['GET'],
    about: 'Lists the brands that customers see, by name.',
    input: z.object(query),
    output: listOf(named),
  }),
  tags: endpoint({
    ...forSeller,
    operationId: 'sellerTagChoices',
    path: 'seller/choices/tags',
    methods: ['GET'],
    about: 'Lists the tags that products can have, by name.',
    input: z.object(query),
    output: listOf(named),
  }),
  attributes: endpoint({
    ...forSeller,
    operationId: 'sellerAttributeChoices',
    path: 'seller/choices/attributes',
    methods: ['GET'],
    about: 'Lists the attributes that variants can have, by name.',
    input: z.object(query),
    output: listOf(named),
  }),
  attribute: endpoint({
    ...forSeller,
    operationId: 'sellerAttributeChoice',
    path: 'seller/choices/attribute/{id}',
    methods: ['GET'],
    otherwise: 'thing-not-found',
    about: 'Returns an attribute with its values in their order.',
    input: z.object({ store_id, id: idOf('attribute') }),
    output: named.extend({ values: z.array(named) }).meta({ id: 'AttributeChoice' }),
  }),
};
