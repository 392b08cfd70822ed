import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { shownNow } from '#web/ui/shown-now.ts';

const SECOND_MS = 1000;

/**
 * Time until a moment (UTC, `2026-11-21 08:05:00`), counting down. The page is kept, so the time
 * stands there only once the script runs; its place is reserved.
 */
export function Countdown({ until }: { until: string }) {
  const t = useTranslations('home');
  const end = Date.parse(`${until.replace(' ', 'T')}Z`);
  const [left, count] = useState<number | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const tick = () => count(Math.max(0, end - shownNow()));
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [end]);
  const over = left === 0;
  useEffect(() => {
    if (over) void revalidate();
  }, [over, revalidate]);
  const seconds = Math.floor((left ?? 0) / SECOND_MS);
  const parts = [
    [Math.floor(seconds / 86_400), t('days')],
    [Math.floor(seconds / 3600) % 24, t('hours')],
    [Math.floor(seconds / 60) % 60, t('minutes')],
    [seconds % 60, t('seconds')],
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
          <span>{left === null ? '--' : String(amount).padStart(2, '0')}</span>
          <span className="sr-only"> {unit}</span>
        </span>
      ))}
    </span>
  );
}
