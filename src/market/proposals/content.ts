// The content of proposals in a normal form, so that two can be compared part by part.
import { decimalText, minorOf } from '#base/currency.ts';
import { Refusal } from '#base/refusal.ts';
import type { ProductFacts } from '#contract/fact-names.ts';
import type { ProposedProduct, ProposalFields } from '#contract/proposal.ts';
import { cleanTexts } from '#market/catalogue/clean-text.ts';
import type { OpenedProduct } from '#market/catalogue/open-product.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Sent = Omit<ProposalFields, 'selling' | 'offered' | 'variants'> & {
  selling: string | number;
  offered: string | number | null;
  variants: {
    choice: { attribute_id: number; value_id: number }[];
    sku: string;
    price: string | number | null;
    weight: number | null;
    stock: number | null;
  }[];
};
type Variant = ProposedProduct['variants'][number];

/** Identifies a variant: the values of its choice, ascending. */
export const choiceKey = ({ choice }: Pick<Variant, 'choice'>): string =>
  choice
    .map(({ value_id }) => value_id)
    .sort((a, b) => a - b)
    .join();

/** The product on sale, in the form of a proposal; without its stock. */
export const contentOf = (product: OpenedProduct, market: MarketSettings): ProposedProduct => {
  const variants = product.variants.map((variant) => ({ ...variant, stock: null }));
  return proposedOf({ ...product, variants }, market, product);
};

/**
 * The stored form of what was sent: texts with harmless markup only (or as they are `stored`),
 * amounts with all their decimals. Refuses 'invalid-input' for an invalid amount, and for 0.
 */
export function proposedOf(
  sent: Sent,
  { currency_exponent: exponent }: MarketSettings,
  stored: Pick<Sent, 'overview' | 'description'> | null,
) {
  const amount = (value: string | number | null, field: string): string => {
    if (value === null || value === '') return '';
    const minor = minorOf(value, exponent);
    // a product without an offer has 0 stored, which nobody can propose
    if (value === 0) return '';
    if (!minor) throw new Refusal('invalid-input', { field });
    return decimalText(minor, exponent);
  };
  return {
    category_id: sent.category_id,
    brand_id: sent.brand_id,
    tax_rule_id: sent.tax_rule_id,
    shipping_rule_id: sent.shipping_rule_id,
    bundle_deal_id: sent.bundle_deal_id,
    tag_ids: ascending(sent.tag_ids),
    title: sent.title,
    overview: cleanTexts(sent.overview, stored?.overview),
    description: cleanTexts(sent.description, stored?.description),
    unit: sent.unit,
    meta_title: sent.meta_title,
    meta_description: sent.meta_description,
    image_alt: sent.image_alt,
    selling: amount(sent.selling, 'selling'),
    offered: amount(sent.offered, 'offered'),
    image: sent.image,
    images: sent.images.map(({ image, value_ids, alt }) => ({
      image,
      value_ids: ascending(value_ids),
      alt: inOrder(alt),
    })),
    video: sent.video,
    video_thumb: sent.video_thumb,
    warranty: sent.warranty,
    refundable: sent.refundable,
    ...factsOf(sent),
    variants: sent.variants.map(({ choice, sku, price, weight, stock }, at) => ({
      choice: choice
        .toSorted((a, b) => a.attribute_id - b.attribute_id)
        .map(({ attribute_id, value_id }) => ({ attribute_id, value_id })),
      sku,
      price: amount(price, `variants.${at}.price`),
      weight: weight ?? 0,
      stock,
    })),
  } satisfies ProposedProduct;
}

/** Identifiers, and the facts that offers must state by law. */
const factsOf = (sent: ProductFacts): ProductFacts => ({
  gtin: sent.gtin,
  mpn: sent.mpn,
  condition: sent.condition,
  origin: sent.origin,
  hs_code: sent.hs_code,
  model: sent.model,
  maker_name: sent.maker_name,
  maker_address: sent.maker_address,
  maker_country: sent.maker_country,
  maker_contact: sent.maker_contact,
  responsible_name: sent.responsible_name,
  responsible_address: sent.responsible_address,
  responsible_contact: sent.responsible_contact,
  warnings: inOrder(sent.warnings),
});

/** Removes the stock of existing variants, because stock changes need no approval. */
export function withoutKnownStock(proposed: ProposedProduct, base: ProposedProduct | null) {
  const known = new Set(base?.variants.map(choiceKey));
  return {
    ...proposed,
    variants: proposed.variants.map((variant) =>
      known.has(choiceKey(variant))
        ? { ...variant, stock: null }
        : { ...variant, stock: variant.stock ?? 0 },
    ),
  };
}

/** Texts by language, in the order in which the database returns them. */
const inOrder = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The content as the API returns it: amounts as decimals, or null. */
export function shownContent({ selling, offered, variants, ...product }: ProposedProduct) {
  const amount = (text: string): number | null => (text === '' ? null : Number(text));
  return {
    ...product,
    selling: amount(selling),
    offered: amount(offered),
    variants: variants.map(({ price, ...variant }) => ({ ...variant, price: amount(price) })),
  };
}

const ascending = (ids: number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);
