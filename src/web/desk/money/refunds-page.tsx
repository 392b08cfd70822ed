import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';

/** Refunds; those by hand wait until somebody has paid them. */
export default function RefundsPage() {
  const t = useTranslations('desk-money');
  const { methodName } = usePayWords();
  const { amount, at, state } = useMoneyColumns();
  return (
    <ListScreen
      title={t('refunds')}
      list="refund.list"
      file="refund.export"
      path="/admin/refunds"
      empty={<p>{t('refunds-empty')}</p>}
      views={[
        { name: 'by-hand', label: t('refund-by-hand') },
        { name: 'guessed', label: t('refund-guessed') },
        { name: 'pending', label: t('refund-pending') },
        { name: 'succeeded', label: t('refund-succeeded') },
        { name: 'failed', label: t('refund-failed') },
      ]}
      columns={[
        { name: 'order', label: t('order'), show: ({ order }) => <bdi>{order.code}</bdi> },
        { name: 'reason', label: t('why'), show: ({ reason }) => reason || '–' },
        { name: 'method', label: t('way'), show: ({ method }) => methodName(method) },
        { name: 'source', label: t('source'), show: ({ source }) => t(`source-${source}`) },
        amount(),
        at('created_at', t('begun')),
        state((one: RowOf<'refund.list'>['state']) => t(`refund-${one}`), ['succeeded']),
      ]}
    />
  );
}
