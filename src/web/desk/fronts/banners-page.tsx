import { useTranslations } from 'use-intl';
import { bannerPlace } from '#web/desk/fronts/places.ts';
import { useShownColumns, useShownViews } from '#web/desk/fronts/shown-state.tsx';
import { gapsColumn } from '#web/desk/list/columns.tsx';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';

export default function BannersPage() {
  const t = useTranslations('desk-fronts');
  const times = useShownColumns();
  const views = useShownViews();
  const { show, hide, remove } = useBulkActs();
  return (
    <ListScreen
      title={t('banners')}
      list="adminBanner.list"
      file="adminBanner.export"
      path="/admin/banners"
      add={t('banner-add')}
      bulk={{
        call: 'adminBanner.bulk',
        attempt: 'adminBanner.tryBulk',
        acts: [show, hide, remove],
      }}
      empty={<p>{t('banners-empty')}</p>}
      views={views}
      columns={[
        {
          name: 'title',
          label: t('title'),
          sorts: true,
          show: ({ image, title }) => (
            <>
              <SmallPicture image={image} />
              {title}
            </>
          ),
        },
        {
          name: 'type',
          label: t('place'),
          sorts: true,
          card: 'brief',
          show: ({ type }) => t(`banner-place-${bannerPlace(type)}`),
        },
        ...times,
        gapsColumn(t('translations')),
      ]}
    />
  );
}
