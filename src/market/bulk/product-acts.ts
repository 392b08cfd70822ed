// Acts on many products at once.
import { decimalText } from '#base/currency.ts';
import { percentOf, toMinor } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { OpenedProduct } from '#market/catalogue/open-product.ts';
import { saysWhy, showOrHide, type Act, type ActInput } from '#market/bulk/bulk-kind.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** One hundred percent, in parts of ten thousand. */
const WHOLE = 10_000;

export const productActs: Record<string, Act<OpenedProduct>> = {
  ...showOrHide,
  hide: (_, given) => ({ public: false, ...saysWhy(given) }),
  delete: null,
  price: changePrice,
  'set-category': (_, { category_id: id }) => ({ category_id: needed(id, 'category_id') }),
  'add-tag': ({ tag_ids: tags }, { tag_id: id }) => ({
    tag_ids: [...new Set([...tags, needed(id, 'tag_id')])],
  }),
  'remove-tag': ({ tag_ids: tags }, { tag_id: id }) => ({
    tag_ids: tags.filter((tag) => tag !== needed(id, 'tag_id')),
  }),
};

/**
 * Raises or lowers a product's price, its sale price and the prices of its variants by a
 * percentage, each rounded to the currency's last digit. Refuses 'required' when no percentage is
 * given, and 'invalid-input' when a price would fall to zero.
 */
function changePrice(
  { selling, offered, variants }: OpenedProduct,
  { percent }: ActInput,
  { currency_exponent: exponent }: MarketSettings,
) {
  const part = WHOLE + Math.round(Number(needed(percent, 'percent')) * 100);
  const changed = (price: number | null, field: string): string | null => {
    if (price === null) return null;
    const minor = percentOf(toMinor(price, exponent) ?? 0, part);
    if (minor <= 0 && price > 0) throw new Refusal('invalid-input', { field });
    return decimalText(minor, exponent);
  };
  return {
    selling: changed(selling, 'selling'),
    offered: changed(offered, 'offered'),
    variants: variants.map((variant) => ({ ...variant, price: changed(variant.price, 'price') })),
  };
}

function needed<T>(value: T | null | undefined | '', field: string): T {
  if (value === null || value === undefined || value === '')
    throw new Refusal('required', { field });
  return value;
}
