// A seller's proposal for a product, and the market's decision.
import { z } from 'zod';
import { decimal, isoTime, picture, textsShown } from '#contract/answer-values.ts';
import { optionalAmount } from '#contract/amounts.ts';
import { productContent, variantsSent } from '#contract/admin/product.ts';
import { productPicture, productVariant } from '#contract/admin/product-parts.ts';
import { productFactsShown } from '#contract/product-facts.ts';
import { of, optionalId } from '#contract/ids.ts';

/** Each product has at most one in `open`. */
export const proposalStates = ['draft', 'sent', 'approved', 'refused', 'withdrawn'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Predefined reasons for a refusal, shown in the seller's language. */
export const proposalReasons = [
  'text-unclear',
  'text-missing',
  'wrong-category',
  'pictures-poor',
  'pictures-missing',
  'pictures-foreign',
  'price-wrong',
  'not-allowed',
  'brand-unproven',
  'sold-already',
] as const;
export type ReasonCode = (typeof proposalReasons)[number];

/** A draft may lack what a product must have. */
export const proposalContent = {
  ...productContent,
  category_id: of('category', optionalId),
  shipping_rule_id: of('shipping-rule', optionalId),
  selling: optionalAmount,
  variants: variantsSent,
};
export type ProposalFields = z.output<z.ZodObject<typeof proposalContent>>;

/** The fields that a reason can be about. */
export const proposalFields = Object.keys(proposalContent) as [string, ...string[]];

/** Amounts as decimal texts; empty: none. Stock only for new variants. */
const { choice, sku, weight } = productVariant.shown.shape;
export const proposedProduct = z.object({
  category_id: z.int().nullable(),
  brand_id: z.int().nullable(),
  tax_rule_id: z.int().nullable(),
  shipping_rule_id: z.int().nullable(),
  bundle_deal_id: z.int().nullable(),
  tag_ids: z.array(z.int()),
  title: textsShown,
  overview: textsShown,
  description: textsShown,
  unit: textsShown,
  meta_title: textsShown,
  meta_description: textsShown,
  image_alt: textsShown,
  selling: z.string(),
  offered: z.string(),
  image: picture,
  images: z.array(productPicture.shown),
  video: z.string(),
  video_thumb: picture,
  warranty: z.boolean(),
  refundable: z.boolean(),
  ...productFactsShown,
  variants: z.array(
    z.object({ choice, sku, weight, price: z.string(), stock: z.int().nullable() }),
  ),
});
export type ProposedProduct = z.output<typeof proposedProduct>;

/** The same in answers: amounts in the market's currency, or null. */
export const shownProduct = proposedProduct
  .extend({
    selling: decimal.nullable(),
    offered: decimal.nullable(),
    variants: z.array(proposedProduct.shape.variants.element.extend({ price: decimal.nullable() })),
  })
  .meta({ id: 'ProposedProduct' });

/** Why the market refused: a predefined reason, its own words, or both. */
const why = { code: z.enum(proposalReasons).nullable(), text: z.string() };
const fieldReason = z.object({ field: z.string(), ...why });
export type FieldReason = z.output<typeof fieldReason>;
export type Reason = Omit<FieldReason, 'field'>;

/** The market's decision about a proposal; `at_once`: automatic, because the store is trusted. */
export const proposalAnswer = {
  state: z.enum(proposalStates),
  decided_at: isoTime.nullable(),
  at_once: z.boolean(),
  reason: z.object(why),
  reasons: z.array(fieldReason),
};
