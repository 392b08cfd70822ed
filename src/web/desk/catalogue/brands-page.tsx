import { useTranslations } from 'use-intl';
import { gapsColumn, productsColumn, publicColumn } from '#web/desk/list/columns.tsx';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';

export default function BrandsPage() {
  const t = useTranslations('desk-catalogue');
  const { show, hide, remove } = useBulkActs();
  return (
    <ListScreen
      title={t('brands')}
      list="adminBrand.list"
      file="adminBrand.export"
      path="/admin/brands"
      add={t('brand-add')}
      bulk={{ call: 'adminBrand.bulk', attempt: 'adminBrand.tryBulk', acts: [show, hide, remove] }}
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
        productsColumn(t('products')),
        gapsColumn(t('translations')),
        publicColumn(t('state'), { shown: t('shown'), hidden: t('hidden') }),
      ]}
    />
  );
}
