import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { statusName, type StatusName } from '#web/storefront/order/parcel-status.ts';

const looks = {
  pending: ['bg-warn-tint text-warn', 'clock'],
  confirmed: ['bg-info-tint text-info', 'circle-dashed'],
  'picked-up': ['bg-info-tint text-info', 'truck'],
  'on-the-way': ['bg-info-tint text-info', 'truck'],
  delivered: ['bg-good-tint text-good', 'circle-check'],
  cancelled: ['bg-drop-tint text-drop', 'circle-x'],
} as const satisfies Record<StatusName, unknown>;
const SHAPE =
  'inline-flex items-center gap-1.5 whitespace-nowrap ' +
  'rounded-full px-2.5 py-0.5 text-sm font-semibold';

/** Where an order or a parcel stands. */
export function StatusBadge(state: { status: number; cancelled: 0 | 1 }) {
  const t = useTranslations('track');
  const name = statusName(state);
  const [look, icon] = looks[name];
  return (
    <span className={`${SHAPE} ${look}`}>
      <Icon name={icon} size={16} className={icon === 'truck' ? 'icon-mirror' : ''} />
      {t(name)}
    </span>
  );
}

/** Whether an order is paid; `part`: some of it; `back`: all of it was sent back. */
export function PaidBadge({
  paid,
  part = false,
  back = false,
}: {
  paid: 0 | 1;
  part?: boolean;
  back?: boolean;
}) {
  const t = useTranslations('order');
  if (back) return <span className={`${SHAPE} bg-ground-3 text-ink-2`}>{t('all-refunded')}</span>;
  if (part) return <span className={`${SHAPE} bg-info-tint text-info`}>{t('partly-paid')}</span>;
  return (
    <span className={`${SHAPE} ${paid ? 'bg-good-tint text-good' : 'bg-ground-3 text-ink-2'}`}>
      {paid ? t('paid') : t('unpaid')}
    </span>
  );
}
