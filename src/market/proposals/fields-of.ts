import { Refusal } from '#base/refusal.ts';
import type { ProductFields } from '#contract/admin/product.ts';
import type { ProposedProduct } from '#contract/proposal.ts';
import type { OpenedProduct } from '#market/catalogue/open-product.ts';
import { choiceKey } from '#market/proposals/content.ts';

type Saved = ProductFields & { id: number | null; version: number | null };

/**
 * A proposed product with the fields that only the market sets: a new one is public, with a slug
 * made from its title; one on sale keeps them. Refuses 'required' for missing fields.
 */
export function fieldsOf(
  product: ProposedProduct,
  store: number,
  live: OpenedProduct | null,
): Saved {
  const { category_id, shipping_rule_id, selling, variants } = product;
  if (category_id === null) throw new Refusal('required', { field: 'category_id' });
  if (shipping_rule_id === null) throw new Refusal('required', { field: 'shipping_rule_id' });
  if (selling === '') throw new Refusal('required', { field: 'selling' });
  if (variants.length === 0) throw new Refusal('required', { field: 'variants' });
  const known = new Set(live?.variants.map(choiceKey));
  return {
    ...product,
    id: live?.id ?? null,
    version: live?.version ?? null,
    store_id: store,
    category_id,
    shipping_rule_id,
    selling,
    slug: live?.slug ?? '',
    badge: live?.badge ?? {},
    public: live?.public ?? true,
    variants: variants.map((variant) => ({
      ...variant,
      stock: known.has(choiceKey(variant)) ? null : (variant.stock ?? 0),
      stock_seen: null,
    })),
  };
}
