import { useTranslations } from 'use-intl';
import type { OrderRow } from '#contract/order.ts';
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

type Props = { status: number; cancelled: 0 | 1; of: 'order' | 'parcel' };

/** The state of an order or a parcel: some languages use different words for the two. */
export function StatusBadge({ of, ...state }: Props) {
  const t = useTranslations('track');
  const name = statusName(state);
  const [colours, icon] = looks[name];
  return (
    <span className={`${SHAPE} ${colours}`}>
      <Icon name={icon} size={16} className={icon === 'truck' ? 'icon-mirror' : ''} />
      {of === 'order' ? t(`order-${name}`) : t(name)}
    </span>
  );
}

type Paid = Pick<OrderRow, 'payment_done' | 'refunded' | 'refunded_amount'>;

/** Whether an order is paid, and whether it was refunded; `part`: some of it has arrived. */
export function PaidBadge({
  order: { payment_done: paid, refunded, refunded_amount: back },
  part = false,
}: {
  order: Paid;
  part?: boolean;
}) {
  const t = useTranslations('order');
  if (refunded)
    return <span className={`${SHAPE} bg-ground-3 text-ink-2`}>{t('all-refunded')}</span>;
  if (back > 0)
    return <span className={`${SHAPE} bg-info-tint text-info`}>{t('partly-refunded')}</span>;
  if (part) return <span className={`${SHAPE} bg-info-tint text-info`}>{t('partly-paid')}</span>;
  return (
    <span className={`${SHAPE} ${paid ? 'bg-good-tint text-good' : 'bg-ground-3 text-ink-2'}`}>
      {paid ? t('paid') : t('unpaid')}
    </span>
  );
}
