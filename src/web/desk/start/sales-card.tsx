import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DaysChart } from '#web/desk/figures/days-chart.tsx';
import { PeriodSelect, type Period } from '#web/desk/figures/period-select.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { SalesFigures } from '#web/desk/start/sales-figures.tsx';

/** Sales of the last days, compared with as many days before, and by day. */
export function SalesCard() {
  const t = useTranslations('desk-start');
  const [days, setDays] = useState<Period>(30);
  const { answer } = useDeskAnswer('adminSales.read', { days });
  if (answer && !answer.ok) return null;
  return (
    <section aria-label={t('sales')} className="mb-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{t('sales')}</h2>
        <PeriodSelect {...{ days, choose: setDays }} />
      </div>
      {answer ? (
        <>
          <SalesFigures now={answer.data.now} before={answer.data.before} />
          <DaysChart days={answer.data.days} shown={['sales', 'orders', 'visits']} />
        </>
      ) : (
        <div aria-hidden className="skeleton h-72" />
      )}
    </section>
  );
}
