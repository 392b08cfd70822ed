import { CircleCheck, CircleDashed, CircleX, Clock, Truck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { statusName, type StatusName } from '#web/ui/order/status.ts';

const looks = {
  pending: ['bg-warn-tint text-warn', Clock], confirmed: ['bg-info-tint text-info', CircleDashed], 'picked-up': ['bg-info-tint text-info', Truck],
  'on-the-way': ['bg-info-tint text-info', Truck], delivered: ['bg-good-tint text-good', CircleCheck], cancelled: ['bg-drop-tint text-drop', CircleX],
} as const satisfies Record<StatusName, unknown>;
const SHAPE = 'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5 text-sm font-semibold';

/** Where an order or a parcel stands. */
export function StatusBadge(state: { status: number; cancelled: 0 | 1 }) {
  const t = useTranslations('track');
  const name = statusName(state);
  const [look, Icon] = looks[name];
  return <span className={`${SHAPE} ${look}`}><Icon size={16} aria-hidden className={Icon === Truck ? 'icon-mirror' : ''} />{t(name)}</span>;
}

/** Whether an order is paid. */
export function PaidBadge({ paid }: { paid: 0 | 1 }) {
  const t = useTranslations('order');
  return <span className={`${SHAPE} ${paid ? 'bg-good-tint text-good' : 'bg-ground-3 text-ink-2'}`}>{paid ? t('paid') : t('unpaid')}</span>;
}
