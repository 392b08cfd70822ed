import { useTranslations } from 'use-intl';
import { sliderType } from '#contract/constants.ts';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { titleIn } from '#web/desk/edit/title-in.ts';
import {
  BLANK_PLACED,
  PlacedFields,
  usePlacedLabels,
  usePlacedShows,
} from '#web/desk/fronts/placed-fields.tsx';
import { SlidePreview } from '#web/desk/fronts/placed-preview.tsx';
import { SLIDE_SHAPE, SLIDER_PLACES } from '#web/desk/fronts/places.ts';
import { ScheduleCard } from '#web/desk/fronts/schedule-card.tsx';

const BLANK = { ...BLANK_PLACED, type: sliderType.main };
const CALLS = {
  open: 'adminSlider.open',
  save: 'adminSlider.save',
  remove: 'adminSlider.delete',
  restore: 'adminSlider.restore',
  edits: 'adminSlider.edits',
} as const;

export default function SlidePage() {
  const t = useTranslations('desk-fronts');
  const labelOf = usePlacedLabels();
  const places = SLIDER_PLACES.map((place) => ({
    value: String(sliderType[place]),
    label: t(`slide-place-${place}`),
  }));
  return (
    <EditScreen
      noun="slider"
      calls={CALLS}
      path="/admin/slides"
      back={t('slides')}
      blank={BLANK}
      titleOf={(opened) => titleIn(opened) || t('slide-new')}
      labelOf={labelOf}
      shows={usePlacedShows(places)}
      aside={() => (
        <>
          <ScheduleCard />
          <FieldCard title={t('place')}>
            <SelectField name="type" label={t('place')} numbers choices={places} />
          </FieldCard>
        </>
      )}
    >
      {() => (
        <>
          <SlidePreview />
          <PlacedFields shape={SLIDE_SHAPE} />
        </>
      )}
    </EditScreen>
  );
}
