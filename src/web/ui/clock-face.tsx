import { useTranslations } from 'use-intl';

/** The remaining time in figures; an empty place while it is unknown (null). */
export function ClockFace({ seconds }: { seconds: number | null }) {
  const t = useTranslations('home');
  const left = seconds ?? 0;
  const parts = [
    [Math.floor(left / 86_400), t('days')],
    [Math.floor(left / 3600) % 24, t('hours')],
    [Math.floor(left / 60) % 60, t('minutes')],
    [left % 60, t('seconds')],
  ] as const;
  return (
    <span dir="ltr" role="timer" className="figures inline-flex gap-1">
      {parts.slice(parts[0][0] > 0 ? 0 : 1).map(([amount, unit]) => (
        <span
          key={unit}
          className={
            'inline-flex min-w-8 items-center justify-center rounded-sm ' +
            'bg-ink px-1.5 py-0.5 font-semibold text-ground'
          }
        >
          {seconds === null ? '--' : String(amount).padStart(2, '0')}
          <span className="sr-only"> {unit}</span>
        </span>
      ))}
    </span>
  );
}
