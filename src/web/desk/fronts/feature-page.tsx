import { useController, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { featureIcons } from '#contract/feature-icons.ts';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { textIn, textsIn, type OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { useFormLanguage } from '#web/desk/edit/form-language.tsx';
import { PictureField } from '#web/desk/edit/picture-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { usePlacedLabels } from '#web/desk/fronts/placed-fields.tsx';
import { ScheduleCard } from '#web/desk/fronts/schedule-card.tsx';
import { ShopPreview } from '#web/desk/fronts/shop-preview.tsx';
import { ShopFeature } from '#web/storefront/home/shop-feature.tsx';
import { FeatureMark } from '#web/ui/feature-mark.tsx';

const BLANK = {
  detail: {},
  image: '',
  icon: 'truck',
  shown_from: null,
  shown_until: null,
  public: true,
};
const CALLS = {
  open: 'adminSiteFeature.open',
  save: 'adminSiteFeature.save',
  remove: 'adminSiteFeature.delete',
  restore: 'adminSiteFeature.restore',
  edits: 'adminSiteFeature.edits',
} as const;

const nameOf = (opened: OpenedThing | null) =>
  textIn(textsIn(opened?.detail), document.documentElement.lang);

export default function FeaturePage() {
  const t = useTranslations('desk-fronts');
  const labelOf = usePlacedLabels();
  return (
    <EditScreen
      noun="site-feature"
      calls={CALLS}
      path="/admin/features"
      back={t('features')}
      blank={BLANK}
      titleOf={(opened) => nameOf(opened) || t('feature-new')}
      labelOf={labelOf}
      aside={() => <ScheduleCard />}
    >
      {() => (
        <>
          <FeaturePreview />
          <FieldCard title={t('texts')}>
            <TextsField name="detail" label={t('detail')} />
          </FieldCard>
          <FieldCard title={t('look')}>
            <IconField />
            <PictureField name="image" label={t('picture')} hint={t('feature-picture-hint')} />
          </FieldCard>
        </>
      )}
    </EditScreen>
  );
}

function FeaturePreview() {
  const { shown } = useFormLanguage();
  const [detail, image, icon] = useWatch({ name: ['detail', 'image', 'icon'] });
  return (
    <ShopPreview>
      <div className="flex items-center gap-3">
        <ShopFeature
          feature={{
            id: 0,
            image: String(image ?? ''),
            icon: String(icon ?? ''),
            detail: textIn(textsIn(detail), shown.code),
            status: 1,
          }}
        />
      </div>
    </ShopPreview>
  );
}

/** One of the shop's icons. */
function IconField() {
  const t = useTranslations('desk-fronts');
  const { field } = useController({ name: 'icon' });
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t('icon')}</legend>
      <div className="flex flex-wrap gap-1">
        {featureIcons.map((icon) => (
          <label
            key={icon}
            className={
              'grid cursor-pointer place-items-center rounded-[var(--radius)] border-2 ' +
              'border-transparent p-1 has-checked:border-primary has-focus-visible:outline-2'
            }
          >
            <input
              type="radio"
              name="icon"
              aria-label={t(`icon-${icon}`)}
              checked={field.value === icon}
              onChange={() => field.onChange(icon)}
              className="sr-only"
            />
            <FeatureMark icon={icon} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
