import { useTranslations } from 'use-intl';
import { gapsColumn, publicColumn, titleColumn } from '#web/desk/list/columns.tsx';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';

export default function CollectionsPage() {
  const t = useTranslations('desk-collections');
  const common = useTranslations('desk-catalogue');
  const { show, hide, remove } = useBulkActs();
  return (
    <ListScreen
      title={t('collections')}
      list="adminCollection.list"
      file="adminCollection.export"
      path="/admin/collections"
      add={t('collection-add')}
      bulk={{
        call: 'adminCollection.bulk',
        attempt: 'adminCollection.tryBulk',
        acts: [show, hide, remove],
      }}
      empty={<p>{t('collections-empty')}</p>}
      views={[
        { name: 'public', label: common('view-public') },
        { name: 'hidden', label: common('view-hidden') },
        { name: 'by-hand', label: t('by-hand') },
        { name: 'by-rule', label: t('by-rule') },
        { name: 'gap', label: common('view-gap') },
      ]}
      columns={[
        titleColumn(common('name')),
        {
          name: 'by_rule',
          label: t('gathered'),
          card: 'brief',
          show: (row) => (row.by_rule ? t('by-rule') : t('by-hand')),
        },
        {
          name: 'products',
          label: common('products'),
          number: true,
          show: ({ products }) => products,
        },
        gapsColumn(common('translations')),
        publicColumn(common('state'), { shown: common('shown'), hidden: common('hidden') }),
      ]}
    />
  );
}
