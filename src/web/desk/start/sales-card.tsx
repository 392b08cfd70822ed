import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { SalesChart } from '#web/desk/start/sales-chart.tsx';
import { SalesFigures } from '#web/desk/start/sales-figures.tsx';

const PERIODS = [7, 30, 90] as const;

/** What was sold on the last days, against as many days before, and by day. */
export function SalesCard() {
  const t = useTranslations('desk-start');
  const [days, choose] = useState<number>(PERIODS[1]);
  const { answer } = useDeskAnswer('adminSales.read', { days });
  if (answer && !answer.ok) return null;
  return (
    <section aria-label={t('sales')} className="mb-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{t('sales')}</h2>
        <div className="w-44">
          <select
            aria-label={t('period')}
            value={days}
            onChange={({ target }) => choose(Number(target.value))}
            className="field"
          >
            {PERIODS.map((count) => (
              <option key={count} value={count}>
                {t('last-days', { count })}
              </option>
            ))}
          </select>
        </div>
      </div>
      {answer ? (
        <>
          <SalesFigures now={answer.data.now} before={answer.data.before} />
          <SalesChart days={answer.data.days} />
        </>
      ) : (
        <div aria-hidden className="skeleton h-72" />
      )}
    </section>
  );
}
