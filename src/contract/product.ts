import { z } from 'zod';
import { decimal, flag, isoTime, picture, yesNo } from '#contract/answer-values.ts';
import { brandTile } from '#contract/brand.ts';
import { conditions } from '#contract/fact-names.ts';
import { endpoint } from '#contract/endpoint.ts';
import { comingSale } from '#contract/coming-sale.ts';
import { idList, idOf, of } from '#contract/ids.ts';
import { productCard } from '#contract/product-card.ts';
import { bundleDeal, shippingRule } from '#contract/shipping.ts';
import { store } from '#contract/store.ts';

const inventory = z.object({
  id: z.int(),
  product_id: z.int(),
  quantity: z.int(),
  price: decimal,
  sku: z.string(),
  inventory_attributes: z.array(z.object({ inventory_id: z.int(), attribute_value_id: z.int() })),
});
export const attribute = z.object({
  id: z.int(),
  title: z.string(),
  values: z.array(
    z.object({
      id: z.int(),
      attribute_id: z.int(),
      attribute_value_id: z.int(),
      title: z.string(),
      /** Its sample as `#rrggbb` if the option is a colour; otherwise ''. */
      colour: z.string(),
      inventory_id: z.int(),
      quantity: z.int(),
      price: decimal,
    }),
  ),
});
const productImage = z.object({
  id: z.int(),
  image: picture,
  /** The alternative text; '' if there is none beyond the title. */
  alt: z.string(),
  product_id: z.int(),
  attributes: z.array(z.object({ attribute_value_id: z.int() })),
});
const shownVoucher = z.object({
  title: z.string(),
  price: z.number(),
  type: z.literal([1, 2]),
  code: z.string(),
  min_spend: decimal,
  usage_limit: z.int(),
  limit_per_customer: z.int(),
});
const MOST_CARDS = 24;
const link = z.object({ id: z.int(), title: z.string(), slug: z.string() });

/** The measures of sizes; cells of a column in centimetres are `86`, `23.5` or `86–90`. */
const sizeTable = z
  .object({
    title: z.string(),
    columns: z.array(z.object({ title: z.string(), unit: z.literal(['', 'cm']) })),
    rows: z.array(z.array(z.string())),
  })
  .meta({ id: 'SizeTable' });

/** A product with everything that its page shows (wire contract, section 7). */
const product = z
  .object({
    id: z.int(),
    title: z.string(),
    /** In the requested language. */
    slug: z.string(),
    /** In every language of the market, by code. */
    slugs: z.record(z.string(), z.string()),
    description: z.string(),
    overview: z.string(),
    unit: z.string(),
    badge: z.string().nullable(),
    image: picture,
    /** Like `alt` of the other pictures. */
    image_alt: z.string(),
    video: z.string(),
    video_thumb: z.string(),
    selling: decimal,
    offered: decimal.nullable(),
    status: yesNo,
    warranty: flag,
    refundable: flag,
    tags: z.string(),
    meta_title: z.string(),
    meta_description: z.string(),
    meta_keywords: z.string(),
    /** The condition of its items; empty: new. */
    condition: z.enum(['', ...conditions]),
    /** Whether the market shows what EU law requires. */
    eu_pack: z.boolean(),
    /** What its offers state by Regulation (EU) 2023/988; null if the market does not show it. */
    law: z
      .object({
        maker: z.array(z.string()),
        responsible: z.array(z.string()),
        model: z.string(),
        mpn: z.string(),
        gtin: z.string(),
        origin: z.string(),
        warnings: z.string(),
      })
      .nullable(),
    review_count: z.int(),
    rating: z.number(),
    brand_id: z.int().nullable(),
    tax_rule_id: z.int().nullable(),
    shipping_rule_id: z.int(),
    bundle_deal_id: z.int().nullable(),
    category_id: z.int(),
    created_at: isoTime,
    updated_at: isoTime,
    price: decimal.nullable(),
    end_time: z.string().nullable(),
    /** Its next flash sale, once announced. */
    coming_sale: comingSale.nullable(),
    quota: z.int().nullable(),
    sold: z.int().nullable(),
    wishlisted: z.int().nullable(),
    brand: brandTile.pick({ id: true, title: true, slug: true }).nullable(),
    store,
    bundle_deal: bundleDeal.nullable(),
    shipping_rule: shippingRule,
    inventory: z.array(inventory),
    attribute: z.array(attribute),
    images: z.array(productImage).optional(),
    product_image_names: z.array(productImage),
    vouchers: z.array(shownVoucher),
    category_data: z.array(link),
    current_categories: z.array(link),
    in_stock: z.boolean(),
    /**
     * The size table that `product/{id}/size-table` returns, and the option that it explains; null
     * if there is none.
     */
    size_table: z.object({ title: z.string(), attribute_id: z.int().nullable() }).nullable(),
    time_zone: z.string(),
  })
  .meta({ id: 'Product' });
export type Product = z.output<typeof product>;
export type SizeTable = z.output<typeof sizeTable>;
export type Inventory = z.output<typeof inventory>;
export type Attribute = z.output<typeof attribute>;

export const productCalls = {
  find: endpoint({
    operationId: 'product',
    path: 'product/{id}',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    personal: true,
    about: 'Returns one product with its options, shipping and vouchers.',
    input: z.object({ id: idOf('product') }),
    output: product,
  }),
  sizeTable: endpoint({
    path: 'product/{id}/size-table',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about: 'Returns the size table of a product, as its category has it; null if there is none.',
    input: z.object({ id: idOf('product') }),
    output: sizeTable.nullable(),
  }),
  byIds: endpoint({
    path: 'products/by-ids',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about:
      'Returns the cards of up to 24 products by id (`12,5`), in this order, without those that ' +
      'are not public.',
    input: z.object({
      ids: of(
        'product',
        idList
          .refine((ids) => (ids?.length ?? 0) <= MOST_CARDS, 'invalid-input')
          .transform((ids) => ids ?? []),
      ),
    }),
    output: z.array(productCard),
  }),
};
