import { useTranslations } from 'use-intl';
import { gapsColumn, productsColumn, titleColumn } from '#web/desk/list/columns.tsx';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';

export default function ShippingRulesPage() {
  const t = useTranslations('desk-shop');
  const { remove } = useBulkActs();
  return (
    <ListScreen
      title={t('shipping-rules')}
      list="adminShippingRule.list"
      file="adminShippingRule.export"
      path="/admin/shipping"
      add={t('shipping-add')}
      bulk={{
        call: 'adminShippingRule.bulk',
        attempt: 'adminShippingRule.tryBulk',
        acts: [remove],
      }}
      empty={<p>{t('shipping-empty')}</p>}
      views={[
        { name: 'unused', label: t('view-unused') },
        { name: 'gap', label: t('view-gap') },
      ]}
      columns={[
        titleColumn(t('name')),
        {
          name: 'places',
          label: t('ships-to'),
          sorts: true,
          number: true,
          show: ({ places }) => t('places-count', { count: places }),
        },
        productsColumn(t('products')),
        gapsColumn(t('translations')),
      ]}
    />
  );
}
