import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { Gaps } from '#web/desk/parts/gaps.tsx';
import { State } from '#web/desk/parts/state.tsx';

export default function PagesPage() {
  const t = useTranslations('desk-content');
  const words = useTranslations('desk-catalogue');
  return (
    <ListScreen
      title={t('pages')}
      list="adminPage.list"
      file="adminPage.export"
      path="/admin/pages"
      add={t('page-add')}
      empty={<p>{t('pages-empty')}</p>}
      views={[
        { name: 'public', label: words('view-public') },
        { name: 'hidden', label: words('view-hidden') },
        { name: 'gap', label: words('view-gap') },
      ]}
      columns={[
        { name: 'title', label: t('title'), sorts: true, show: ({ title }) => title },
        {
          name: 'slug',
          label: words('address'),
          show: ({ slug }) => <bdi dir="ltr">/page/{slug}</bdi>,
        },
        {
          name: 'gaps',
          label: words('translations'),
          show: ({ gaps }) => <Gaps languages={gaps} />,
        },
        {
          name: 'public',
          label: words('state'),
          show: (row) => (
            <State good={row.public}>{row.public ? words('shown') : words('hidden')}</State>
          ),
        },
      ]}
    />
  );
}
