import { useTranslations } from 'use-intl';
import { gapsColumn, productsColumn, titleColumn } from '#web/desk/list/columns.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';

export default function TagsPage() {
  const t = useTranslations('desk-collections');
  const common = useTranslations('desk-catalogue');
  return (
    <ListScreen
      title={t('tags')}
      list="adminTag.list"
      file="adminTag.export"
      path="/admin/tags"
      add={t('tag-add')}
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
