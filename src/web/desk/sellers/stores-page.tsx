import { useTranslations } from 'use-intl';
import { productsColumn } from '#web/desk/list/columns.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { State } from '#web/desk/parts/state.tsx';

export default function StoresPage() {
  const t = useTranslations('desk-store');
  const catalogue = useTranslations('desk-catalogue');
  return (
    <ListScreen
      title={t('stores')}
      list="adminStore.list"
      file="adminStore.export"
      path="/admin/stores"
      add={t('add')}
      empty={<p>{t('empty')}</p>}
      views={[
        { name: 'public', label: catalogue('view-public') },
        { name: 'hidden', label: catalogue('view-hidden') },
        { name: 'suspended', label: t('suspended') },
        { name: 'unused', label: catalogue('view-unused') },
      ]}
      columns={[
        {
          name: 'name',
          label: catalogue('name'),
          sorts: true,
          show: ({ image, name }) => (
            <>
              <SmallPicture image={image} />
              <bdi>{name}</bdi>
            </>
          ),
        },
        { name: 'people', label: t('people'), show: ({ people }) => people.join(', ') || '–' },
        productsColumn(catalogue('products')),
        {
          name: 'public',
          label: catalogue('state'),
          show: ({ suspended_at, ...store }) => (
            <State good={store.public && !suspended_at}>
              {suspended_at ? t('suspended') : catalogue(store.public ? 'shown' : 'hidden')}
            </State>
          ),
        },
      ]}
    />
  );
}
