import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { inRow } from '#web/desk/parts/in-row.ts';
import type { RowOf } from '#web/desk/parts/desk-call.ts';

/** Transfers reported by buyers; waiting ones are shown first. */
export default function TransfersPage() {
  const t = useTranslations('desk-money');
  const { money, amount, at, state } = useMoneyColumns();
  return (
    <ListScreen
      title={t('transfers')}
      list="transfer.list"
      file="transfer.export"
      path="/admin/transfers"
      first={t('waiting')}
      empty={<p>{t('transfers-empty')}</p>}
      views={[
        { name: 'accepted', label: t('transfer-accepted') },
        { name: 'refused', label: t('transfer-refused') },
        { name: 'all', label: t('all') },
      ]}
      columns={[
        { name: 'order', label: t('order'), show: ({ order }) => <bdi>{order.code}</bdi> },
        { name: 'trans_id', label: t('trans-id'), show: ({ trans_id }) => <bdi>{trans_id}</bdi> },
        {
          name: 'account_name',
          label: t('from'),
          card: 'brief',
          show: ({ account_name, bank_name }) => inRow([account_name, bank_name]) || '–',
        },
        {
          name: 'claimed',
          label: t('claimed'),
          number: true,
          show: ({ claimed, currency }) => (claimed === null ? '–' : money(claimed, currency)),
        },
        { ...amount(false), label: t('owed') },
        at('created_at', t('told')),
        state((one: RowOf<'transfer.list'>['state']) => t(`transfer-${one}`), ['accepted']),
      ]}
    />
  );
}
