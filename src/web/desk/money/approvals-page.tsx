import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';

/** Requests by one of the staff that a second person decides. */
export default function ApprovalsPage() {
  const t = useTranslations('desk-money');
  const { amount, at, state } = useMoneyColumns();
  return (
    <ListScreen
      title={t('approvals')}
      list="approval.list"
      file="approval.export"
      path="/admin/approvals"
      first={t('waiting')}
      empty={<p>{t('approvals-empty')}</p>}
      views={[
        { name: 'approved', label: t('approval-approved') },
        { name: 'refused', label: t('approval-refused') },
        { name: 'expired', label: t('approval-expired') },
        { name: 'all', label: t('all') },
      ]}
      columns={[
        { name: 'kind', label: t('what'), show: ({ kind }) => t(`asked-${kind}`) },
        {
          name: 'of',
          label: t('of-what'),
          show: ({ store, order }) => <bdi>{store?.name ?? order?.code ?? '–'}</bdi>,
        },
        { name: 'reason', label: t('why'), show: ({ reason }) => reason },
        { name: 'asked_by', label: t('by'), show: ({ asked_by }) => asked_by },
        amount(false),
        at('asked_at', t('begun')),
        state((one: RowOf<'approval.list'>['state']) => t(`approval-${one}`), ['approved']),
      ]}
    />
  );
}
