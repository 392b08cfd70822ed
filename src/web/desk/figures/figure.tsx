import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';

type Props<Period> = {
  label: string;
  now: Period;
  before: Period;
  /** Picks the value to compare. */
  of: (period: Period) => number | null;
  children: ReactNode;
};

/** A figure for a period, compared with the period before; an entry of a `<dl>`. */
export function Figure<Period>({ label, now, before, of, children }: Props<Period>) {
  return (
    <div className="card min-w-0 p-3 md:p-4">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd>
        <bdi className="figures font-bold break-words sm:text-lg md:text-xl">{children}</bdi>
        <Change now={of(now)} before={of(before)} />
      </dd>
    </div>
  );
}

/** The change since the period before, in percent. */
function Change({ now, before }: { now: number | null; before: number | null }) {
  const t = useTranslations('work-figures');
  const { change: write } = useAmounts();
  if (now === null || !before) return <p className="text-sm text-ink-2">{t('no-before')}</p>;
  const change = now / before - 1;
  const changeText = write(change * 100);
  const colour = change < 0 ? 'text-drop' : 'text-good';
  return (
    <p className={`text-sm ${Math.abs(change) < 0.005 ? 'text-ink-2' : colour}`}>
      {t.rich('than-before', { change: () => <bdi>{changeText}</bdi> })}
    </p>
  );
}
