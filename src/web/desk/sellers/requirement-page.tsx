import { useTranslations } from 'use-intl';
import { CountriesField } from '#web/desk/edit/countries-field.tsx';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField } from '#web/desk/edit/fields.tsx';
import { textIn, textsIn } from '#web/desk/edit/opened-thing.ts';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { showChoice } from '#web/desk/edit/shown-value.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { useCountryNames } from '#web/desk/sellers/use-country-names.ts';

const BLANK = {
  name: {},
  explanation: {},
  kind: 'file',
  required: true,
  countries: [],
  asked: true,
};
const CALLS = {
  open: 'adminRequirement.open',
  save: 'adminRequirement.save',
  remove: 'adminRequirement.delete',
  restore: 'adminRequirement.restore',
  edits: 'adminRequirement.edits',
} as const;

/** One thing that applicants must submit. */
export default function RequirementPage() {
  const t = useTranslations('desk-sellers');
  const namesOf = useCountryNames();
  const kinds = (['file', 'text'] as const).map((kind) => ({
    value: kind,
    label: t(`kind-${kind}`),
  }));
  const labels: Record<string, string> = {
    name: t('requirement-name'),
    explanation: t('requirement-about'),
    kind: t('kind'),
    required: t('required'),
    countries: t('countries'),
    asked: t('asked'),
  };
  return (
    <EditScreen
      noun="requirement"
      calls={CALLS}
      path="/admin/requirements"
      back={t('requirements')}
      blank={BLANK}
      titleOf={(opened) =>
        textIn(textsIn(opened?.name), document.documentElement.lang) || t('requirement-new')
      }
      labelOf={(field) => labels[field.split('.')[0] ?? ''] ?? field}
      shows={{
        kind: showChoice(kinds),
        countries: (value) => namesOf(Array.isArray(value) ? value.map(String) : []),
      }}
      aside={() => (
        <FieldCard title={t('state')}>
          <SwitchField name="asked" label={t('asked')} hint={t('asked-hint')} />
          <SwitchField name="required" label={t('required')} hint={t('required-hint')} />
        </FieldCard>
      )}
    >
      {() => (
        <FieldCard title={t('requirement')}>
          <TextsField name="name" label={t('requirement-name')} />
          <TextsField name="explanation" label={t('requirement-about')} lines={3} />
          <SelectField name="kind" label={t('kind')} hint={t('kind-hint')} choices={kinds} />
          <CountriesField
            name="countries"
            label={t('countries')}
            hint={t('countries-hint')}
            add={t('country-add')}
          />
        </FieldCard>
      )}
    </EditScreen>
  );
}
