import { useTranslations } from 'use-intl';
import { gapsColumn, productsColumn, titleColumn } from '#web/desk/list/columns.tsx';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';

export default function BundleDealsPage() {
  const t = useTranslations('desk-collections');
  const common = useTranslations('desk-catalogue');
  const { remove } = useBulkActs();
  return (
    <ListScreen
      title={t('deals')}
      list="adminBundleDeal.list"
      file="adminBundleDeal.export"
      path="/admin/bundle-deals"
      add={t('deal-add')}
      bulk={{ call: 'adminBundleDeal.bulk', attempt: 'adminBundleDeal.tryBulk', acts: [remove] }}
      empty={<p>{t('deals-empty')}</p>}
      views={[
        { name: 'unused', label: common('view-unused') },
        { name: 'gap', label: common('view-gap') },
      ]}
      columns={[
        titleColumn(common('name')),
        {
          name: 'buy',
          label: t('deal-column'),
          card: 'brief',
          show: ({ buy, free }) => t('deal-said', { buy, free }),
        },
        productsColumn(common('products')),
        gapsColumn(common('translations')),
      ]}
    />
  );
}
