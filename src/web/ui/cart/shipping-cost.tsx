import { useTranslations } from 'use-intl';
import type { Money } from '#base/money.ts';
import { useMoney } from '#web/ui/cart/use-totals.ts';

/** The price of shipping; zero has a word of its own. */
export function ShippingCost({ amount }: { amount: Money }) {
  const t = useTranslations('checkout');
  const write = useMoney();
  return amount === 0 ? <span className="text-good">{t('free')}</span> : <bdi>{write(amount)}</bdi>;
}
