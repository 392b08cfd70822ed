import { useTranslations } from 'use-intl';
import { gapsColumn, productsColumn, titleColumn } from '#web/desk/list/columns.tsx';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';

export default function TagsPage() {
  const t = useTranslations('desk-collections');
  const common = useTranslations('desk-catalogue');
  const { remove } = useBulkActs();
  return (
    <ListScreen
      title={t('tags')}
      list="adminTag.list"
      file="adminTag.export"
      path="/admin/tags"
      add={t('tag-add')}
      bulk={{ call: 'adminTag.bulk', attempt: 'adminTag.tryBulk', acts: [remove] }}
      empty={<p>{t('tags-empty')}</p>}
      views={[
        { name: 'unused', label: common('view-unused') },
        { name: 'gap', label: common('view-gap') },
      ]}
      columns={[
        titleColumn(common('name')),
        productsColumn(common('products')),
        gapsColumn(common('translations')),
      ]}
    />
  );
}
