import { useTranslations } from 'use-intl';
import { sliderPlace } from '#web/desk/fronts/places.ts';
import { useShownColumns, useShownViews } from '#web/desk/fronts/shown-state.tsx';
import { gapsColumn } from '#web/desk/list/columns.tsx';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';

export default function SlidesPage() {
  const t = useTranslations('desk-fronts');
  const times = useShownColumns();
  const views = useShownViews();
  const { show, hide, remove } = useBulkActs();
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
      bulk={{
        call: 'adminSlider.bulk',
        attempt: 'adminSlider.tryBulk',
        acts: [show, hide, remove],
      }}
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
