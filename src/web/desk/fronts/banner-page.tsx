import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { bannerType } from '#contract/constants.ts';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField } from '#web/desk/edit/fields.tsx';
import { SelectField, type Choice } from '#web/desk/edit/select-field.tsx';
import { titleIn } from '#web/desk/edit/title-in.ts';
import {
  BLANK_PLACED,
  PlacedFields,
  usePlacedLabels,
  usePlacedShows,
} from '#web/desk/fronts/placed-fields.tsx';
import { BannerPreview } from '#web/desk/fronts/placed-preview.tsx';
import { BANNER_PLACES, BANNER_SHAPE } from '#web/desk/fronts/places.ts';
import { ScheduleCard } from '#web/desk/fronts/schedule-card.tsx';

const BLANK = {
  ...BLANK_PLACED,
  type: bannerType.rowFirst,
  closable: true,
  first_order: false,
};
const CALLS = {
  open: 'adminBanner.open',
  save: 'adminBanner.save',
  remove: 'adminBanner.delete',
  restore: 'adminBanner.restore',
  edits: 'adminBanner.edits',
} as const;

export default function BannerPage() {
  const t = useTranslations('desk-fronts');
  const labelOf = usePlacedLabels();
  const places = BANNER_PLACES.map((place) => ({
    value: String(bannerType[place]),
    label: t(`banner-place-${place}`),
  }));
  return (
    <EditScreen
      noun="banner"
      calls={CALLS}
      path="/admin/banners"
      back={t('banners')}
      blank={BLANK}
      titleOf={(opened) => titleIn(opened) || t('banner-new')}
      labelOf={labelOf}
      shows={usePlacedShows(places)}
      aside={() => (
        <>
          <ScheduleCard />
          <PlaceCard places={places} />
        </>
      )}
    >
      {() => (
        <>
          <BannerPreview />
          <PlacedFields shape={BANNER_SHAPE} />
        </>
      )}
    </EditScreen>
  );
}

/** Where it stands; its other settings depend on that. */
function PlaceCard({ places }: { places: Choice[] }) {
  const t = useTranslations('desk-fronts');
  const type = Number(useWatch({ name: 'type' }));
  return (
    <FieldCard title={t('place')}>
      <SelectField name="type" label={t('place')} hint={t('place-hint')} numbers choices={places} />
      {type === bannerType.top && (
        <SwitchField name="closable" label={t('closable')} hint={t('closable-hint')} />
      )}
      {type === bannerType.popup && (
        <SwitchField name="first_order" label={t('first-order')} hint={t('first-order-hint')} />
      )}
    </FieldCard>
  );
}
