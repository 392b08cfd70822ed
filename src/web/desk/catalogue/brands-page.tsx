import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { Gaps } from '#web/desk/parts/gaps.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { State } from '#web/desk/parts/state.tsx';

export default function BrandsPage() {
  const t = useTranslations('desk-catalogue');
  return (
    <ListScreen
      title={t('brands')}
      list="adminBrand.list"
      file="adminBrand.export"
      path="/admin/brands"
      add={t('brand-add')}
      empty={<p>{t('brands-empty')}</p>}
      views={[
        { name: 'public', label: t('view-public') },
        { name: 'hidden', label: t('view-hidden') },
        { name: 'unused', label: t('view-unused') },
        { name: 'gap', label: t('view-gap') },
      ]}
      columns={[
        {
          name: 'title',
          label: t('name'),
          sorts: true,
          show: ({ image, title }) => (
            <>
              <SmallPicture image={image} />
              {title}
            </>
          ),
        },
        {
          name: 'products',
          label: t('products'),
          sorts: true,
          number: true,
          show: ({ products }) => products,
        },
        { name: 'gaps', label: t('translations'), show: ({ gaps }) => <Gaps languages={gaps} /> },
        {
          name: 'public',
          label: t('state'),
          show: (row) => <State good={row.public}>{row.public ? t('shown') : t('hidden')}</State>,
        },
      ]}
    />
  );
}
