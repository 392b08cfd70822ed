import { useTranslations } from 'use-intl';
import { gapsColumn, publicColumn, titleColumn } from '#web/desk/list/columns.tsx';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';

export default function PagesPage() {
  const t = useTranslations('desk-content');
  const words = useTranslations('desk-catalogue');
  const { show, hide, remove } = useBulkActs();
  return (
    <ListScreen
      title={t('pages')}
      list="adminPage.list"
      file="adminPage.export"
      path="/admin/pages"
      add={t('page-add')}
      bulk={{ call: 'adminPage.bulk', attempt: 'adminPage.tryBulk', acts: [show, hide, remove] }}
      empty={<p>{t('pages-empty')}</p>}
      views={[
        { name: 'public', label: words('view-public') },
        { name: 'hidden', label: words('view-hidden') },
        { name: 'gap', label: words('view-gap') },
      ]}
      columns={[
        titleColumn(t('title')),
        {
          name: 'slug',
          label: words('address'),
          card: 'brief',
          show: ({ slug }) => <bdi dir="ltr">/page/{slug}</bdi>,
        },
        gapsColumn(words('translations')),
        publicColumn(words('state'), { shown: words('shown'), hidden: words('hidden') }),
      ]}
    />
  );
}
