// Prices that are raised or lowered by a percentage, many at once.
import { describe, expect, it } from 'vitest';
import { signedPercent } from '#contract/edited-values.ts';
import { productActs } from '#market/bulk/product-acts.ts';
import type { OpenedProduct } from '#market/catalogue/open-product.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

const price = (
  product: { selling: number; offered?: number | null; variants?: (number | null)[] },
  percent: string,
  exponent = 2,
) => {
  const variants = (product.variants ?? []).map((one, id) => ({ id, price: one }));
  return productActs.price?.(
    { offered: null, ...product, variants } as unknown as OpenedProduct,
    { percent },
    { currency_exponent: exponent } as MarketSettings,
  );
};

describe('a price in percent', () => {
  it('moves the price, the sale price and the variants’ own, each to the currency’s last digit', () =>
    expect(price({ selling: 19.99, offered: 14.5, variants: [null, 10.05] }, '5')).toEqual({
      selling: '20.99', // 20.9895
      offered: '15.23', // 15.225: a half is rounded up
      variants: [
        { id: 0, price: null },
        { id: 1, price: '10.55' },
      ],
    }));
  it.each([
    ['-12.5', 8, '7.00'],
    ['+0.01', 100, '100.01'],
    ['-99.99', 100, '0.01'],
  ])('of %s makes of %d %s', (percent, selling, expected) =>
    expect(price({ selling }, percent)).toMatchObject({ selling: expected }),
  );
  it('knows currencies without decimals', () =>
    expect(price({ selling: 1250 }, '-3', 0)).toMatchObject({ selling: '1213' }));
  it('never leaves nothing of a price, also not of a variant’s', () => {
    expect(() => price({ selling: 0.01 }, '-60')).toThrow('invalid-input');
    expect(() => price({ selling: 10, variants: [0.01] }, '-60')).toThrow('invalid-input');
  });
  it('is asked for', () => expect(() => price({ selling: 10 }, '')).toThrow('required'));
  it.each(['-100', '-250', '1e3', '5.123', 'five', '1000'])('is none as %s', (percent) =>
    expect(signedPercent.safeParse(percent).success).toBe(false),
  );
});
