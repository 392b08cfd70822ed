// What the forms of banners and slides share.
import { useTranslations } from 'use-intl';
import { ColourField } from '#web/desk/edit/colour-field.tsx';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { PictureField } from '#web/desk/edit/picture-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import type { Choice } from '#web/desk/edit/select-field.tsx';
import { showChoice, type Show, type Shows } from '#web/desk/edit/shown-value.tsx';
import { LeadFields, useLeadShows } from '#web/desk/fronts/lead-fields.tsx';
import { useMomentText } from '#web/desk/parts/moment.tsx';

const GROUND = '#f3efe8';
export const BLANK_PLACED = {
  title: {},
  detail: {},
  action: {},
  image: '',
  image_alt: {},
  ground: GROUND,
  source_type: 1,
  source_ids: [],
  url: '',
  shown_from: null,
  shown_until: null,
  public: true,
};

/** Its texts, its picture in this shape, and its target. */
export function PlacedFields({ shape }: { shape: number }) {
  const t = useTranslations('desk-fronts');
  return (
    <>
      <FieldCard title={t('texts')}>
        <TextsField name="title" label={t('title')} />
        <TextsField name="detail" label={t('detail')} />
        <TextsField name="action" label={t('action')} />
      </FieldCard>
      <FieldCard title={t('look')}>
        <PictureField name="image" label={t('picture')} alt="image_alt" shape={shape} />
        <ColourField name="ground" label={t('ground')} hint={t('ground-hint')} usual={GROUND} />
      </FieldCard>
      <FieldCard title={t('lead')}>
        <LeadFields />
      </FieldCard>
    </>
  );
}

/** How their history shows the place, the target and the schedule. */
export function usePlacedShows(places: Choice[]): Shows {
  const momentOf = useMomentText();
  const moment: Show = (value) => momentOf(String(value));
  return {
    ...useLeadShows(),
    type: showChoice(places),
    shown_from: moment,
    shown_until: moment,
  };
}

/** The labels of their fields, by name. */
export function usePlacedLabels(): (field: string) => string {
  const t = useTranslations('desk-fronts');
  const words = useTranslations('desk');
  const labels: Record<string, string> = {
    title: t('title'),
    detail: t('detail'),
    action: t('action'),
    image: t('picture'),
    image_alt: words('picture-alt'),
    ground: t('ground'),
    source_type: t('leads-to'),
    source_ids: t('lead-chosen'),
    url: t('link'),
    shown_from: t('shown-from'),
    shown_until: t('shown-until'),
    public: t('public'),
    type: t('place'),
    closable: t('closable'),
    first_order: t('first-order'),
    icon: t('icon'),
  };
  return (field) => labels[field.split('.')[0] ?? ''] ?? field;
}
