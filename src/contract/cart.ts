import { z } from 'zod';
import { attribute } from '#contract/product.ts';
import { endpoint } from '#contract/endpoint.ts';
import { bundleDeal, shippingPlace, shippingRule, taxRule } from '#contract/shipping.ts';
import {
  asked,
  decimal,
  idOf,
  lineId,
  lineIds,
  of,
  picture,
  userToken,
  wholeNumber,
} from '#contract/values.ts';

const value = z.object({
  id: z.int(),
  title: z.string(),
  attribute_id: z.int(),
  attribute: attribute.pick({ id: true, title: true }),
});
/** A variant with the titles of its options. */
export const titledInventory = z.object({
  id: z.int(),
  product_id: z.int(),
  quantity: z.int(),
  price: decimal,
  sku: z.string(),
  inventory_attributes: z.array(
    z.object({ inventory_id: z.int(), attribute_value_id: z.int(), attribute_value: value }),
  ),
});

export const cartLine = z
  .object({
    id: z.int(),
    product_id: z.int(),
    user_id: z.int().nullable(),
    inventory_id: z.int(),
    quantity: z.int(),
    selected: z.literal([1, 2]),
    shipping_place_id: z.int().nullable(),
    shipping_type: z.int(),
    flash_product: z.object({
      id: z.int(),
      title: z.string(),
      slug: z.string(),
      image: picture,
      selling: decimal,
      offered: decimal.nullable(),
      review_count: z.int(),
      rating: z.number(),
      price: decimal.nullable(),
      end_time: z.string().nullable(),
      bundle_deal_id: z.int().nullable(),
      tax_rule_id: z.int().nullable(),
      shipping_rule_id: z.int(),
      bundle_deal: bundleDeal.nullable(),
      tax_rules: taxRule.nullable(),
      shipping_rule: shippingRule,
      product_images: z.array(
        z.object({
          id: z.int(),
          image: picture,
          attributes: z.array(z.object({ attribute_value_id: z.int() })),
        }),
      ),
      public: z.boolean(),
      store: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
    }),
    bundle_deal: bundleDeal.nullable(),
    updated_inventory: titledInventory,
    shipping_place: shippingPlace.nullable(),
  })
  .meta({ id: 'CartLine' });
export type CartLine = z.output<typeof cartLine>;

const row = z.object({
  id: z.int(),
  product_id: z.int(),
  inventory_id: z.int(),
  quantity: z.int(),
  selected: z.literal([1, 2]),
});
const chosen = {
  product_id: idOf('product'),
  inventory_id: idOf('inventory'),
  user_token: userToken,
};

export const cartByUser = endpoint({
  path: 'cart/by-user',
  methods: ['GET'],
  audience: 'guest',
  about: 'The caller’s cart, as a plain list of lines.',
  input: z.object({ user_token: userToken }),
  output: z.array(cartLine),
});
export const cartAction = endpoint({
  path: 'cart/action',
  methods: ['POST'],
  audience: 'guest',
  about: 'Adds so many more of a variant; negative takes away.',
  input: z.object({
    ...chosen,
    quantity: wholeNumber(-10_000, 10_000).refine((quantity) => quantity !== 0, 'invalid-input'),
  }),
  output: row,
});
export const cartBuyNow = endpoint({
  path: 'cart/buy-now',
  methods: ['POST'],
  audience: 'guest',
  about: 'Sets a variant’s line to this quantity and selects it alone.',
  input: z.object({ ...chosen, quantity: wholeNumber(1, 10_000) }),
  output: row,
});
export const cartDelete = endpoint({
  path: 'cart/delete/{id}',
  methods: ['DELETE'],
  audience: 'public',
  about: 'Takes a line out of its cart; its id is the proof.',
  input: z.object({ id: of('cart-line', lineId) }),
  output: z.object({ id: z.int(), quantity: z.int() }),
});
export const cartChange = endpoint({
  path: 'cart/change',
  methods: ['POST'],
  audience: 'public',
  about: 'Ticks and unticks lines.',
  input: z.object({
    checked: of('cart-line', lineIds),
    unchecked: of('cart-line', lineIds),
    isBundle: asked,
  }),
  output: z.literal(true),
});

const type = z.preprocess(
  (way) =>
    way === '' || way === null || way === undefined
      ? 1
      : typeof way === 'string'
        ? Number(way)
        : way,
  z.literal([1, 2], 'invalid-input'),
);
const place = z
  .unknown()
  .optional()
  .transform((given) =>
    typeof given === 'object' &&
    given !== null &&
    'id' in given &&
    (typeof given.id === 'number' || typeof given.id === 'string')
      ? Number(given.id) || null
      : null,
  );
/** How each line is to come: keyed by the line's id, as older clients send it. */
const ways = z
  .record(
    z.string().regex(/^\d{1,16}$/, 'invalid-input'),
    z.object({ shipping_place: place, shipping_type: type }),
    'invalid-input',
  )
  .refine((given) => Object.keys(given).length <= 200, 'invalid-input');
export const cartUpdateShipping = endpoint({
  path: 'cart/update-shipping',
  methods: ['POST'],
  audience: 'guest',
  about: 'Chooses the address and each line’s way to it.',
  input: z.object({
    cart: of('cart-line', ways),
    selected_address: idOf('address'),
    user_token: userToken,
  }),
  output: z.array(cartLine),
});
