import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { referenceFilter } from '#web/desk/product/product-filters.tsx';

/** Invoices and credit notes, of stores to buyers and of the market to stores. */
export default function PapersPage() {
  const t = useTranslations('desk-money');
  const { money, day } = useMoneyColumns();
  return (
    <ListScreen
      title={t('papers')}
      list="paper.list"
      file="paper.export"
      path="/admin/papers"
      empty={<p>{t('papers-empty')}</p>}
      views={[
        { name: 'invoice', label: t('paper-invoice') },
        { name: 'credit-note', label: t('paper-credit-note') },
        { name: 'commission-invoice', label: t('paper-commission-invoice') },
        { name: 'commission-credit-note', label: t('paper-commission-credit-note') },
      ]}
      filters={[referenceFilter('store', t('store'), 'adminStoreChoice.list')]}
      columns={[
        { name: 'number', label: t('number'), show: ({ number }) => <bdi>{number}</bdi> },
        { name: 'kind', label: t('kind'), card: 'state', show: ({ kind }) => t(`paper-${kind}`) },
        { name: 'store', label: t('store'), show: ({ store }) => <bdi>{store.name}</bdi> },
        { name: 'order', label: t('order'), show: ({ order }) => <bdi>{order || '–'}</bdi> },
        { name: 'issued_on', label: t('day'), sorts: true, show: (row) => day(row.issued_on) },
        {
          name: 'total',
          label: t('amount'),
          number: true,
          show: ({ total, currency }) => money(total, currency),
        },
      ]}
    />
  );
}
