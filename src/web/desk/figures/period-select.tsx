import { useTranslations } from 'use-intl';

/** The periods for figures, in days. */
const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

/** The period of the figures, in days; they are compared with as many days before. */
export function PeriodSelect({ days, choose }: { days: Period; choose: (days: Period) => void }) {
  const t = useTranslations('work-figures');
  return (
    <div className="w-44">
      <select
        aria-label={t('period')}
        value={days}
        onChange={({ target }) =>
          choose(PERIODS.find((count) => String(count) === target.value) ?? days)
        }
        className="field"
      >
        {PERIODS.map((count) => (
          <option key={count} value={count}>
            {t('last-days', { count })}
          </option>
        ))}
      </select>
    </div>
  );
}
