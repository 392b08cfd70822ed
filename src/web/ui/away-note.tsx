import { useTranslations } from 'use-intl';
import { LocalTime } from '#web/ui/time/local-time.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Says that a store is on holiday, so that nothing of it can be bought, and when it is back. */
export function AwayNote({ until }: { until: string }) {
  const t = useTranslations('product');
  const ready = useHydrated(); // the day is in the reader's time zone
  return (
    <p className="rounded bg-warn-tint px-3 py-2.5 font-semibold text-warn">
      {t('away')} {ready && t.rich('away-until', { day: () => <LocalTime at={until} /> })}
    </p>
  );
}
