import { useTranslations } from 'use-intl';
import { useShownColumns, useShownViews } from '#web/desk/fronts/shown-state.tsx';
import { gapsColumn } from '#web/desk/list/columns.tsx';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { FeatureMark } from '#web/ui/feature-mark.tsx';

export default function FeaturesPage() {
  const t = useTranslations('desk-fronts');
  const times = useShownColumns();
  const views = useShownViews();
  const { show, hide, remove } = useBulkActs();
  return (
    <ListScreen
      title={t('features')}
      list="adminSiteFeature.list"
      file="adminSiteFeature.export"
      order={{
        call: 'adminSiteFeature.order',
        nameOf: ({ detail }) => detail,
        groupOf: () => 'all',
      }}
      path="/admin/features"
      add={t('feature-add')}
      bulk={{
        call: 'adminSiteFeature.bulk',
        attempt: 'adminSiteFeature.tryBulk',
        acts: [show, hide, remove],
      }}
      empty={<p>{t('features-empty')}</p>}
      views={views}
      columns={[
        {
          name: 'detail',
          label: t('detail'),
          sorts: true,
          show: ({ image, icon, detail }) => (
            <>
              {image ? <SmallPicture image={image} /> : <FeatureMark icon={icon} />}
              {detail}
            </>
          ),
        },
        ...times,
        gapsColumn(t('translations')),
      ]}
    />
  );
}
