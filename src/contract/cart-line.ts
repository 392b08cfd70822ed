import { z } from 'zod';
import { decimal, isoTime, picture } from '#contract/answer-values.ts';
import { attribute } from '#contract/product.ts';
import { bundleDeal, shippingPlace, shippingRule, taxRule } from '#contract/shipping.ts';

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
      store: z.object({
        id: z.int(),
        name: z.string(),
        slug: z.string(),
        /** Until when the store is on holiday and sells nothing; null: it is not. */
        away_until: isoTime.nullable(),
        /** The store is closed, and no longer sells. */
        closed: z.boolean(),
      }),
    }),
    bundle_deal: bundleDeal.nullable(),
    updated_inventory: titledInventory,
    shipping_place: shippingPlace.nullable(),
  })
  .meta({ id: 'CartLine' });
export type CartLine = z.output<typeof cartLine>;
