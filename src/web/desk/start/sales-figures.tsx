import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { SalesPeriod } from '#contract/admin/sales.ts';
import { Figure } from '#web/desk/figures/figure.tsx';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';

type Both = { now: SalesPeriod; before: SalesPeriod };

/** Sales, orders, the average order and the conversion, compared with the days before. */
export function SalesFigures({ now, before }: Both) {
  const t = useTranslations('work-figures');
  const format = useFormatter();
  const { money, percent } = useAmounts();
  const orders = `/admin/orders?from=${now.from}&until=${now.until}`;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure label={t('figure-sales')} {...{ now, before }} of={({ sales }) => sales}>
        {money(now.sales)}
      </Figure>
      <Figure label={t('figure-orders')} {...{ now, before }} of={(period) => period.orders}>
        <Link to={orders} className="link figures">
          {format.number(now.orders)}
        </Link>
      </Figure>
      <Figure label={t('figure-average')} {...{ now, before }} of={averageOf}>
        {money(averageOf(now) ?? 0)}
      </Figure>
      <Figure label={t('figure-conversion')} {...{ now, before }} of={conversionOf}>
        {conversionOf(now) === null ? '—' : percent(conversionOf(now) ?? 0)}
      </Figure>
    </dl>
  );
}

/** The average of orders that were not cancelled. */
const averageOf = ({ sales, orders, cancelled }: SalesPeriod): number | null =>
  orders > cancelled ? sales / (orders - cancelled) : null;
/** In percent; null if there are orders from days before visits were counted. */
const conversionOf = ({ orders, visits }: SalesPeriod): number | null =>
  visits > 0 && orders <= visits ? (orders / visits) * 100 : null;
