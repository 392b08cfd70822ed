// Checks the variants that staff sent for a product.
import { minorOf } from '#base/currency.ts';
import { Refusal } from '#base/refusal.ts';
import type { SentVariant } from '#contract/admin/product-parts.ts';
import type { Surroundings } from '#market/catalogue/surroundings.ts';
import type { Variant } from '#market/catalogue/write-variants.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/**
 * `stock`: the new stock, and `seen`: the stock that staff saw when they entered it; null:
 * unchanged.
 */
export type CheckedVariant = Variant & { stock: number | null; seen: number | null };

/**
 * The variants in their stored form. Refuses 'invalid-input' for an invalid price, for a value of
 * another attribute, and when variants do not all differ by the same attributes; 'variant-twice'
 * for two of the same choice; 'required' for new stock without the stock that was seen.
 */
export function checkedVariants(
  { values: attributeOf }: Pick<Surroundings, 'values'>,
  market: MarketSettings,
  sent: SentVariant[],
): CheckedVariant[] {
  const attributes = attributesOf(sent[0]);
  const taken = new Set<string>();
  return sent.map((variant, position) => {
    const field = (name: string) => ({ field: `variants.${position}.${name}` });
    const fits = variant.choice.every(
      ({ attribute_id, value_id }) => attributeOf.get(value_id) === attribute_id,
    );
    if (!fits || repeats(variant) || attributesOf(variant) !== attributes)
      throw new Refusal('invalid-input', field('choice'));
    const choice = variant.choice.map(({ value_id }) => value_id).sort((a, b) => a - b);
    if (taken.has(choice.join())) throw new Refusal('variant-twice', field('choice'));
    taken.add(choice.join());
    const price = variant.price === '' ? 0 : minorOf(variant.price, market.currency_exponent);
    if (price === null) throw new Refusal('invalid-input', field('price'));
    const { sku, weight, stock, stock_seen: seen } = variant;
    return { sku, price, weight: weight ?? 0, choice, position, stock, seen };
  });
}

/** The attributes of which a variant has a value. */
const attributesOf = (variant: SentVariant | undefined): string =>
  (variant?.choice ?? [])
    .map(({ attribute_id }) => attribute_id)
    .sort((a, b) => a - b)
    .join();
const repeats = ({ choice }: SentVariant): boolean =>
  new Set(choice.map(({ attribute_id }) => attribute_id)).size < choice.length;
