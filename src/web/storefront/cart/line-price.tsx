import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart-line.ts';
import type { LineSums } from '#market/pricing/totals.ts';
import { unitPrice } from '#web/ui/cart/price-cart-line.ts';
import { useMoney } from '#web/ui/cart/use-totals.ts';
import { PercentOff } from '#web/ui/product/percent-off.tsx';
import { useSite } from '#web/ui/site.ts';

/**
 * The price of a line's goods before bundle deals, the price without discount, and the price of one
 * if there are several.
 */
export function LinePrice({ line, sums }: { line: CartLine; sums: LineSums }) {
  const t = useTranslations('cart');
  const p = useTranslations('product');
  const write = useMoney();
  const { was, percentOff } = unitPrice(line, useSite().money.currency_exponent);
  const before = was === null ? null : was * line.quantity;
  return (
    <div className="figures ms-auto text-end leading-snug">
      <p>
        <bdi className={`text-lg font-bold ${was === null ? '' : 'text-drop'}`}>
          {write(sums.subtotal)}
        </bdi>
      </p>
      {before !== null && (
        <p className="flex flex-wrap items-center justify-end gap-x-2 text-sm">
          <s className="text-ink-3">
            <span className="sr-only">{p('was')} </span>
            <bdi>{write(before)}</bdi>
          </s>
          <PercentOff percent={percentOff} size="small" />
        </p>
      )}
      {line.quantity > 1 && (
        <p className="text-sm whitespace-nowrap text-ink-2">
          {t.rich('each', { price: () => <bdi>{write(sums.subtotal / line.quantity)}</bdi> })}
        </p>
      )}
    </div>
  );
}
