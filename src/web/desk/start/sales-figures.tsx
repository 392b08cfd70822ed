import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { SalesPeriod } from '#contract/admin/sales.ts';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';

type Both = { now: SalesPeriod; before: SalesPeriod };

/** Sales, orders, the average order and how many visits end in one, beside the days before. */
export function SalesFigures({ now, before }: Both) {
  const t = useTranslations('desk-start');
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

/** Of the orders that were not cancelled. */
const averageOf = ({ sales, orders, cancelled }: SalesPeriod): number | null =>
  orders > cancelled ? sales / (orders - cancelled) : null;
/** In percent; none before visits were counted. */
const conversionOf = ({ orders, visits }: SalesPeriod): number | null =>
  visits > 0 ? Math.min(100, (orders / visits) * 100) : null;

type Props = Both & {
  label: string;
  of: (period: SalesPeriod) => number | null;
  children: ReactNode;
};

function Figure({ label, now, before, of, children }: Props) {
  return (
    <div className="card min-w-0 p-3 md:p-4">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd>
        <bdi className="figures text-lg font-bold break-words md:text-xl">{children}</bdi>
        <Change now={of(now)} before={of(before)} />
      </dd>
    </div>
  );
}

/** By how many percent it is more or less than before. */
function Change({ now, before }: { now: number | null; before: number | null }) {
  const t = useTranslations('desk-start');
  const { change: write } = useAmounts();
  if (now === null || !before) return <p className="text-sm text-ink-2">{t('no-before')}</p>;
  const change = now / before - 1;
  const said = write(change * 100);
  const colour = change < 0 ? 'text-drop' : 'text-good';
  return (
    <p className={`text-sm ${Math.abs(change) < 0.005 ? 'text-ink-2' : colour}`}>
      {t.rich('than-before', { change: () => <bdi>{said}</bdi> })}
    </p>
  );
}
