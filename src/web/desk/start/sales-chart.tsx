import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { SalesDay } from '#contract/admin/sales.ts';
import { Chart } from '#web/desk/parts/chart/chart.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';

const SHOWN = ['sales', 'orders', 'visits'] as const;

/** One of the figures of each day, as bars or as a table. */
export function SalesChart({ days }: { days: SalesDay[] }) {
  const t = useTranslations('desk-start');
  const format = useFormatter();
  const money = useMoney();
  const [shown, show] = useState<(typeof SHOWN)[number]>('sales');
  return (
    <div className="card mt-3 grid grid-cols-1 gap-3 p-4">
      <div role="group" aria-label={t('chart')} className="flex flex-wrap gap-2">
        {SHOWN.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={shown === name}
            onClick={() => show(name)}
            className={`button ${shown === name ? 'button-primary' : 'button-quiet'}`}
          >
            {t(`figure-${name}`)}
          </button>
        ))}
      </div>
      <Chart
        title={t('by-day', { figure: t(`figure-${shown}`) })}
        columns={[t('day'), t(`figure-${shown}`)]}
        points={days.map((day) => ({
          // it is a day of the market's already
          name: format.dateTime(new Date(`${day.day}T00:00Z`), {
            dateStyle: 'medium',
            timeZone: 'UTC',
          }),
          value: day[shown],
        }))}
        write={(value) => (shown === 'sales' ? money(value) : format.number(value))}
      />
    </div>
  );
}
