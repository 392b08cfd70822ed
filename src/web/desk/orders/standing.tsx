// The state of an order's money, in words and colours.
import { useTranslations } from 'use-intl';
import { Badge, type Tone } from '#web/desk/parts/badge.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';

type Row = RowOf<'adminOrder.list'>;

const MONEY: Record<Row['money'], Tone> = {
  paid: 'good',
  unpaid: 'warn',
  cash: 'quiet',
  transfer: 'warn',
  review: 'bad',
  'partly-refunded': 'quiet',
  refunded: 'quiet',
  none: 'quiet',
};

export function MoneyBadge({ money }: Pick<Row, 'money'>) {
  const t = useTranslations('desk-order');
  return <Badge tone={MONEY[money]}>{t(`money-${money}`)}</Badge>;
}
