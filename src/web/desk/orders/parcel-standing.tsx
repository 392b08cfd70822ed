// The state of an order or a parcel in words and colours, for staff and for its store.
import { useTranslations } from 'use-intl';
import { Badge, type Tone } from '#web/desk/parts/badge.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';

type Row = RowOf<'adminOrder.list'>;

const STATES: Record<Row['state'], Tone> = {
  waits: 'quiet',
  late: 'bad',
  'to-confirm': 'warn',
  confirmed: 'busy',
  'picked-up': 'busy',
  'on-the-way': 'busy',
  delivered: 'good',
  cancelled: 'quiet',
};

export function StateBadge({ state }: Pick<Row, 'state'>) {
  const t = useTranslations('parcel-state');
  return <Badge tone={STATES[state]}>{t(`state-${state}`)}</Badge>;
}

/** The state of a parcel by its number in the API. */
export const parcelState = (
  { status, cancelled }: { status: number; cancelled: number },
  late: boolean,
): Row['state'] =>
  cancelled === 1
    ? 'cancelled'
    : late && status < BY_STATUS.length
      ? 'late'
      : (BY_STATUS[status - 1] ?? 'to-confirm');
const BY_STATUS = ['to-confirm', 'confirmed', 'picked-up', 'on-the-way', 'delivered'] as const;
