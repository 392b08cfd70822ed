import { useTranslations } from 'use-intl';
import { gapsColumn, productsColumn, titleColumn } from '#web/desk/list/columns.tsx';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';

export default function AttributesPage() {
  const t = useTranslations('desk-catalogue');
  const { remove } = useBulkActs();
  return (
    <ListScreen
      title={t('attributes')}
      list="adminAttribute.list"
      file="adminAttribute.export"
      path="/admin/attributes"
      add={t('attribute-add')}
      bulk={{ call: 'adminAttribute.bulk', attempt: 'adminAttribute.tryBulk', acts: [remove] }}
      empty={<p>{t('attributes-empty')}</p>}
      views={[
        { name: 'unused', label: t('view-unused') },
        { name: 'gap', label: t('view-gap') },
      ]}
      columns={[
        titleColumn(t('name')),
        {
          name: 'values',
          label: t('values'),
          sorts: true,
          number: true,
          show: ({ values }) => values,
        },
        productsColumn(t('products')),
        gapsColumn(t('translations')),
      ]}
    />
  );
}
