// The products of all stores, as staff edit them.
import { z } from 'zod';
import { isoTime, picture, textsShown } from '#contract/answer-values.ts';
import { amountText, optionalAmount } from '#contract/amounts.ts';
import { productPicture, productVariant } from '#contract/admin/product-parts.ts';
import {
  flagged,
  optionalSlug,
  pictureName,
  signedPercent,
  texts,
  videoAddress,
  view,
} from '#contract/edited-values.ts';
import { idOf, idsOf, of, optionalId } from '#contract/ids.ts';
import { bulkCalls } from '#contract/bulk.ts';
import { resourceCalls } from '#contract/resource.ts';
import { productFacts, productFactsShown } from '#contract/product-facts.ts';
import { ifSent, optionalText } from '#contract/values.ts';

const MOST_PICTURES = 60;
const MOST_VARIANTS = 1000;
const MOST_TAGS = 60;

const same = {
  /** Cannot be changed later. */
  store_id: z.int(),
  category_id: z.int(),
  brand_id: z.int().nullable(),
  tax_rule_id: z.int().nullable(),
  shipping_rule_id: z.int(),
  bundle_deal_id: z.int().nullable(),
  tag_ids: z.array(z.int()),
  slug: z.string(),
  /** The main picture, and the others. */
  image: picture,
  video: z.string(),
  video_thumb: picture,
  warranty: z.boolean(),
  refundable: z.boolean(),
  public: z.boolean(),
};
/** In the market's currency. */
const prices = { selling: z.number(), offered: z.number().nullable() };
const wordsShown = {
  title: textsShown,
  overview: textsShown,
  description: textsShown,
  badge: textsShown,
  unit: textsShown,
  meta_title: textsShown,
  meta_description: textsShown,
  image_alt: textsShown,
};

/** The fields that sellers can propose too; only the market sets the rest. */
export const productContent = {
  category_id: idOf('category'),
  brand_id: of('brand', optionalId),
  tax_rule_id: of('tax-rule', optionalId),
  shipping_rule_id: idOf('shipping-rule'),
  bundle_deal_id: of('bundle-deal', optionalId),
  tag_ids: of('tag', idsOf(MOST_TAGS)),
  title: texts(200),
  overview: texts(4000),
  description: texts(60_000),
  unit: texts(40),
  meta_title: texts(120),
  meta_description: texts(400),
  selling: amountText,
  offered: optionalAmount,
  image: pictureName,
  image_alt: texts(250),
  images: z.preprocess(
    (sent) => sent ?? [],
    z.array(productPicture.sent, 'invalid-input').max(MOST_PICTURES, 'invalid-input'),
  ),
  video: videoAddress,
  video_thumb: pictureName,
  warranty: flagged,
  refundable: flagged,
  ...productFacts,
};
export const variantsSent = z.preprocess(
  (sent) => sent ?? [],
  z.array(productVariant.sent, 'invalid-input').max(MOST_VARIANTS, 'invalid-input'),
);
const fields = {
  store_id: idOf('store'),
  slug: optionalSlug,
  badge: texts(40),
  public: flagged,
  /** The reason for taking it off sale: the store's owners read it. */
  hide_reason: ifSent(optionalText(500)),
  ...productContent,
  variants: variantsSent.refine(({ length }) => length > 0, 'required'),
};
const row = z.object({
  title: z.string(),
  image: picture,
  slug: z.string(),
  store: z.string(),
  category: z.string(),
  /** Its price outside flash sales. */
  price: z.number(),
  variants: z.int(),
  /** The items of all variants, and of the variant with the fewest. */
  stock: z.int(),
  lowest: z.int(),
  public: z.boolean(),
  updated_at: isoTime,
  gaps: z.array(z.string()),
});

export type ProductFields = z.output<z.ZodObject<typeof fields>>;
export type ProductRow = { id: number } & z.output<typeof row>;

const kind = {
  noun: 'product',
  plural: 'products',
  permission: 'catalogue',
  filters: {
    view: view('public', 'hidden', 'low', 'out', 'gap', 'facts'),
    store: optionalId,
    /** Including those below it. */
    category: optionalId,
    brand: optionalId,
  },
} as const;

export const adminProductCalls = {
  ...resourceCalls({
    ...kind,
    fields,
    shown: {
      ...same,
      ...wordsShown,
      ...productFactsShown,
      ...prices,
      images: z.array(productPicture.shown),
      variants: z.array(productVariant.shown),
      /** Whether its store is visible; without that, none of its products are. */
      store_open: z.boolean(),
      /** Its seller archived it, and can restore it. */
      archived: z.boolean(),
      /** Its present names in addresses, by language. */
      slugs_now: textsShown,
    },
    row: row.shape,
    sorts: ['title', 'price', 'lowest', 'updated_at'],
  }),
  ...bulkCalls({
    ...kind,
    acts: ['show', 'hide', 'price', 'set-category', 'add-tag', 'remove-tag', 'delete'],
    given: {
      percent: signedPercent,
      category_id: of('category', optionalId),
      tag_id: of('tag', optionalId),
      /** The reason for taking them off sale: the stores’ owners read it. */
      reason: optionalText(500),
    },
  }),
};
export type ProductView = 'public' | 'hidden' | 'low' | 'out' | 'gap' | 'facts';
