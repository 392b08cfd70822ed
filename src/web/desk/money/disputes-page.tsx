import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';

/** Payments that buyers dispute at their bank, by the deadline for an answer. */
export default function DisputesPage() {
  const t = useTranslations('desk-money');
  const { methodName } = usePayWords();
  const { amount, at, state } = useMoneyColumns();
  return (
    <ListScreen
      title={t('disputes')}
      list="dispute.list"
      file="dispute.export"
      path="/admin/disputes"
      add={t('dispute-add')}
      first={t('open')}
      empty={<p>{t('disputes-empty')}</p>}
      views={[
        { name: 'needs-response', label: t('dispute-needs-response') },
        { name: 'won', label: t('dispute-won') },
        { name: 'lost', label: t('dispute-lost') },
        { name: 'all', label: t('all') },
      ]}
      columns={[
        { name: 'order', label: t('order'), show: ({ order }) => <bdi>{order.code}</bdi> },
        { name: 'reference', label: t('reference'), show: (row) => <bdi>{row.reference}</bdi> },
        { name: 'method', label: t('way'), show: ({ method }) => methodName(method) },
        { name: 'reason', label: t('why'), show: ({ reason }) => reason || '–' },
        amount(false),
        at('due_by', t('due-by')),
        state((one: RowOf<'dispute.list'>['state']) => t(`dispute-${one}`), ['won', 'closed']),
      ]}
    />
  );
}
