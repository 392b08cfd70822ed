import { useTranslations } from 'use-intl';
import { sliderPlace } from '#web/desk/fronts/places.ts';
import { useShownColumns, useShownViews } from '#web/desk/fronts/shown-state.tsx';
import { gapsColumn } from '#web/desk/list/columns.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';

export default function SlidesPage() {
  const t = useTranslations('desk-fronts');
  const times = useShownColumns();
  const views = useShownViews();
  return (
    <ListScreen
      title={t('slides')}
      list="adminSlider.list"
      file="adminSlider.export"
      order={{
        call: 'adminSlider.order',
        nameOf: ({ title }) => title,
        groupOf: ({ type }) => type,
      }}
      path="/admin/slides"
      add={t('slide-add')}
      empty={<p>{t('slides-empty')}</p>}
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
          show: ({ type }) => t(`slide-place-${sliderPlace(type)}`),
        },
        ...times,
        gapsColumn(t('translations')),
      ]}
    />
  );
}
