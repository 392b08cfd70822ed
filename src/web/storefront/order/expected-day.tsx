import { useTranslations } from 'use-intl';
import type { Parcel } from '#contract/ordered-product.ts';
import { orderStatus } from '#contract/constants.ts';
import { LocalTime } from '#web/ui/time/local-time.tsx';

const DAY_MS = 86_400_000;

/** Whether a parcel still has an expected day. */
export const isExpected = ({ day_needed: days, cancelled, status }: Parcel): boolean =>
  days > 0 && cancelled === 0 && status !== orderStatus.delivered;

/** The day by which a parcel under way should arrive. */
export function ExpectedDay({ parcel, placedAt }: { parcel: Parcel; placedAt: string }) {
  const t = useTranslations('order');
  const { day_needed: days } = parcel;
  const due = new Date(Date.parse(placedAt) + days * DAY_MS);
  const late = due.getTime() + DAY_MS < Date.now();
  const words = late ? t('was-expected') : t('expected');
  return (
    <p className={late ? 'text-warn' : ''}>
      <span className={late ? '' : 'text-ink-2'}>{words}</span>{' '}
      <span className="font-semibold">
        <LocalTime at={due.toISOString()} />
      </span>{' '}
      <span className="figures text-ink-2">({t('days', { days })})</span>
    </p>
  );
}
