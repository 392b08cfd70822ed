// What the screens about money share: sums, times, orders and states.
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { front } from '#web/desk/frame/front.ts';
import type { Column } from '#web/desk/list/list-table.tsx';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';

type Sum = { amount: number | null; currency: string };
type OfOrder = { id: number; code: string };

/** The code of an order, linked in the back office; sellers see parcels instead. */
export function OrderLink({ order }: { order: OfOrder }) {
  if (front().root === '/seller') return <bdi>{order.code}</bdi>;
  return (
    <Link to={`/admin/orders/${order.id}`} className="link">
      <bdi>{order.code}</bdi>
    </Link>
  );
}

/** The columns of most money lists; a column's name is that of its field. */
export function useMoneyColumns() {
  const t = useTranslations('desk-money');
  const { money } = useAmounts();
  const time = useMomentText();
  const format = useFormatter();
  return {
    money,
    time,
    /** A day at the bank, without a time and a zone. */
    day: (on: string | null) =>
      on && format.dateTime(new Date(`${on}T00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }),
    amount: (sorts = true): Column<Sum> => ({
      name: 'amount',
      label: t('amount'),
      sorts,
      number: true,
      card: 'brief',
      show: ({ amount, currency }) => (amount === null ? '–' : money(amount, currency)),
    }),
    at: <Name extends string>(
      name: Name,
      label: string,
      sorts = true,
    ): Column<Record<Name, string | null>> => ({
      name,
      label,
      sorts,
      show: (row) => {
        const at = row[name];
        return at ? <time dateTime={at}>{time(at)}</time> : '–';
      },
    }),
    state: <Now extends string>(
      word: (state: Now) => string,
      good: NoInfer<Now>[],
    ): Column<{ state: Now }> => ({
      name: 'state',
      label: t('state'),
      card: 'state',
      show: ({ state }) => <State good={good.includes(state)}>{word(state)}</State>,
    }),
  };
}
