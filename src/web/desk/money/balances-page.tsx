import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { State } from '#web/desk/parts/state.tsx';

type Row = RowOf<'books.list'>;

/** What the market owes each store, and what stores owe it. */
export default function BalancesPage() {
  const t = useTranslations('desk-money');
  const { money } = useMoneyColumns();
  const sum = (name: 'due' | 'held' | 'reserve' | 'gathered'): Column<Row> => ({
    name,
    label: t(`balance-${name}`),
    number: true,
    show: (row) => money(row[name], row.currency),
  });
  return (
    <ListScreen
      title={t('balances')}
      list="books.list"
      file="books.export"
      path="/admin/balances"
      empty={<p>{t('balances-empty')}</p>}
      views={[
        { name: 'due', label: t('balance-due') },
        { name: 'debt', label: t('balance-debt') },
      ]}
      columns={[
        {
          name: 'store',
          label: t('store'),
          sorts: true,
          show: ({ store }) => <bdi>{store}</bdi>,
        },
        sum('due'),
        sum('held'),
        sum('reserve'),
        sum('gathered'),
        {
          name: 'owes',
          label: t('balance-debt'),
          card: 'state',
          show: ({ owes, currency }) =>
            owes > 0 ? <State good={false}>{money(owes, currency)}</State> : '–',
        },
      ]}
    />
  );
}
