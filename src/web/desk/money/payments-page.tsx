import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { methodFilter } from '#web/desk/money/method-filter.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';

/** Payment attempts; those in review wait for a decision. */
export default function PaymentsPage() {
  const t = useTranslations('desk-money');
  const { methodName } = usePayWords();
  const { amount, at, state } = useMoneyColumns();
  return (
    <ListScreen
      title={t('payments')}
      list="payment.list"
      file="payment.export"
      path="/admin/payments"
      empty={<p>{t('payments-empty')}</p>}
      views={[
        { name: 'review', label: t('payment-review') },
        { name: 'processing', label: t('payment-processing') },
        { name: 'succeeded', label: t('payment-succeeded') },
        { name: 'failed', label: t('payment-failed') },
        { name: 'expired', label: t('payment-expired') },
      ]}
      filters={[methodFilter(t('way'), t('any-way'), methodName)]}
      columns={[
        { name: 'order', label: t('order'), show: ({ order }) => <bdi>{order.code}</bdi> },
        { name: 'method', label: t('way'), show: ({ method }) => methodName(method) },
        {
          name: 'reference',
          label: t('reference'),
          show: (row) => <bdi>{row.provider_payment_ref ?? row.provider_ref ?? '–'}</bdi>,
        },
        amount(),
        at('created_at', t('begun')),
        state((one: RowOf<'payment.list'>['state']) => t(`payment-${one}`), ['succeeded']),
      ]}
    />
  );
}
