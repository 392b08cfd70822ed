import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { Gaps } from '#web/desk/parts/gaps.tsx';

export default function AttributesPage() {
  const t = useTranslations('desk-catalogue');
  return (
    <ListScreen
      title={t('attributes')}
      list="adminAttribute.list"
      file="adminAttribute.export"
      path="/admin/attributes"
      add={t('attribute-add')}
      empty={<p>{t('attributes-empty')}</p>}
      views={[
        { name: 'unused', label: t('view-unused') },
        { name: 'gap', label: t('view-gap') },
      ]}
      columns={[
        { name: 'title', label: t('name'), sorts: true, show: ({ title }) => title },
        {
          name: 'values',
          label: t('values'),
          sorts: true,
          number: true,
          show: ({ values }) => values,
        },
        {
          name: 'products',
          label: t('products'),
          sorts: true,
          number: true,
          show: ({ products }) => products,
        },
        { name: 'gaps', label: t('translations'), show: ({ gaps }) => <Gaps languages={gaps} /> },
      ]}
    />
  );
}
