import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { TakeStatement } from '#web/desk/money/take-statement.tsx';
import { State } from '#web/desk/parts/state.tsx';

/** The bank files that were taken in; each links to its entries. */
export default function BankStatementsPage() {
  const t = useTranslations('desk-money');
  const { money, at, day } = useMoneyColumns();
  return (
    <ListScreen
      title={t('bank-statements')}
      list="bankStatement.list"
      file="bankStatement.export"
      path="/admin/bank-statements"
      pathOf={({ id }) => `/admin/bank-entries?view=all&statement=${id}`}
      empty={<p>{t('bank-statements-empty')}</p>}
      acts={(again) => <TakeStatement again={again} />}
      views={[
        { name: 'open', label: t('to-match') },
        { name: 'gap', label: t('with-gap') },
      ]}
      columns={[
        { name: 'name', label: t('file'), show: ({ name, file }) => <bdi>{name || file}</bdi> },
        { name: 'account', label: t('account'), show: ({ account }) => <bdi>{account}</bdi> },
        at('created_at', t('taken-in')),
        {
          name: 'closed_on',
          label: t('until'),
          sorts: true,
          show: (row) => day(row.closed_on) ?? '–',
        },
        { name: 'booked', label: t('entry-booked'), number: true, show: ({ booked }) => booked },
        { name: 'open', label: t('to-match'), number: true, show: ({ open }) => open },
        {
          name: 'gap',
          label: t('gap'),
          card: 'state',
          show: ({ gap, currency }) => (
            <State good={gap === 0}>{gap === 0 ? t('no-gap') : money(gap, currency)}</State>
          ),
        },
      ]}
    />
  );
}
