import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Chart } from '#web/desk/parts/chart/chart.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';

/** The figures to draw; their labels are `figure-…`. */
type Drawn = 'sales' | 'orders' | 'parcels' | 'views' | 'visits';
type Props = {
  days: ({ day: string } & Partial<Record<Drawn, number>>)[];
  shown: [Drawn, ...Drawn[]];
};

/** One figure for each day, as bars or as a table; `day` is a day of the market. */
export function DaysChart({ days, shown }: Props) {
  const t = useTranslations('work-figures');
  const format = useFormatter();
  const money = useMoney();
  const [chosen, setChosen] = useState<Drawn>(shown[0]);
  return (
    <div className="card mt-3 grid grid-cols-1 gap-3 p-4">
      <div role="group" aria-label={t('chart')} className="flex flex-wrap gap-2">
        {shown.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={chosen === name}
            onClick={() => setChosen(name)}
            className={`button ${chosen === name ? 'button-primary' : 'button-quiet'}`}
          >
            {t(`figure-${name}`)}
          </button>
        ))}
      </div>
      <Chart
        title={t('by-day', { figure: t(`figure-${chosen}`) })}
        columns={[t('day'), t(`figure-${chosen}`)]}
        points={days.map((day) => ({
          // already a day of the market
          name: format.dateTime(new Date(`${day.day}T00:00Z`), {
            dateStyle: 'medium',
            timeZone: 'UTC',
          }),
          value: day[chosen] ?? 0,
        }))}
        write={(value) => (chosen === 'sales' ? money(value) : format.number(value))}
      />
    </div>
  );
}
