import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart-line.ts';
import type { LineSums } from '#market/pricing/totals.ts';
import { useMoney } from '#web/ui/cart/use-totals.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The bundle deal of a line: its discount, or how many more items it needs. */
export function BundleOffer({ line, sums }: { line: CartLine; sums: LineSums }) {
  const t = useTranslations('cart');
  const write = useMoney();
  const deal = line.bundle_deal;
  if (!deal) return null;
  const reached = sums.free > 0;
  return (
    <p className={`flex items-start gap-1.5 text-sm ${reached ? 'text-good' : 'text-ink-2'}`}>
      <Icon name="gift" size={16} className="mt-0.5 shrink-0" />
      <span>
        <bdi className="font-semibold">{deal.title}</bdi> ·{' '}
        {reached
          ? t.rich('bundle-reached', {
              count: sums.free,
              price: () => (
                <bdi dir="ltr" className="whitespace-nowrap">
                  {write(-sums.bundleOffer)}
                </bdi>
              ),
            })
          : t('bundle-missing', { missing: deal.buy - line.quantity, free: deal.free })}
      </span>
    </p>
  );
}
