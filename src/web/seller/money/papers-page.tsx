import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';

const VIEWS = ['invoice', 'credit-note', 'commission-invoice', 'commission-credit-note'] as const;

/** The store's invoices and credit notes, and the market's to the store for commission. */
export default function PapersPage() {
  const t = useTranslations('desk-money');
  const { money, day } = useMoneyColumns();
  return (
    <ListScreen
      title={t('papers')}
      list="sellerPapers.list"
      file="sellerPapers.export"
      path="/seller/papers"
      empty={<p>{t('papers-empty')}</p>}
      views={VIEWS.map((name) => ({ name, label: t(`paper-${name}`) }))}
      columns={[
        { name: 'number', label: t('number'), show: ({ number }) => <bdi>{number}</bdi> },
        { name: 'kind', label: t('kind'), card: 'state', show: ({ kind }) => t(`paper-${kind}`) },
        {
          name: 'total',
          label: t('amount'),
          number: true,
          card: 'brief',
          show: ({ total, currency }) => money(total, currency),
        },
        { name: 'order', label: t('order'), show: ({ order }) => <bdi>{order || '–'}</bdi> },
        {
          name: 'issued_on',
          label: t('day'),
          sorts: true,
          show: ({ issued_on: on }) => day(on),
        },
      ]}
    />
  );
}
