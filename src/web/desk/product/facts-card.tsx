import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { conditions, factsLacking } from '#contract/fact-names.ts';
import { FieldCard, TextField } from '#web/desk/edit/fields.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { useWho } from '#web/desk/frame/who.ts';
import { placeChoices, useCountries } from '#web/desk/shop/use-countries.ts';

/** The identifiers of a product, and what its offers must state by Regulation (EU) 2023/988. */
export function FactsCard() {
  const t = useTranslations('product-facts');
  const { market } = useWho();
  const countries = placeChoices(useCountries());
  return (
    <FieldCard title={t('title')}>
      <p className="text-sm text-ink-2">{t('text')}</p>
      {market.eu_pack && <Lacking />}
      <TextField name="maker_name" label={t('maker_name')} />
      <TextField name="maker_address" label={t('maker_address')} />
      <SelectField
        name="maker_country"
        label={t('maker_country')}
        choices={countries}
        none={t('no-country')}
      />
      <TextField name="maker_contact" label={t('maker_contact')} ltr />
      <TextField name="responsible_name" label={t('responsible_name')} />
      <TextField name="responsible_address" label={t('responsible_address')} />
      <TextField name="responsible_contact" label={t('responsible_contact')} ltr />
      <TextsField name="warnings" label={t('warnings')} lines={3} />
      <TextField name="model" label={t('model')} />
      <TextField name="mpn" label={t('mpn')} ltr />
      <TextField name="gtin" label={t('gtin')} ltr />
      <SelectField
        name="condition"
        label={t('condition')}
        choices={conditions.map((one) => ({ value: one, label: t(`condition-${one}`) }))}
        none={t('condition-none')}
      />
      <SelectField name="origin" label={t('origin')} choices={countries} none={t('no-country')} />
      <TextField name="hs_code" label={t('hs_code')} ltr />
    </FieldCard>
  );
}

const ASKED = [
  'gtin',
  'mpn',
  'model',
  'maker_name',
  'maker_address',
  'maker_country',
  'maker_contact',
  'responsible_name',
  'responsible_address',
  'responsible_contact',
  'image',
] as const;

/** What is missing before it can go on sale. */
function Lacking() {
  const t = useTranslations('product-facts');
  const typed: unknown[] = useWatch({ name: [...ASKED] });
  const textOf = (name: (typeof ASKED)[number]) => String(typed[ASKED.indexOf(name)] ?? '').trim();
  const lacks = factsLacking({
    gtin: textOf('gtin'),
    mpn: textOf('mpn'),
    model: textOf('model'),
    maker_name: textOf('maker_name'),
    maker_address: textOf('maker_address'),
    maker_country: textOf('maker_country'),
    maker_contact: textOf('maker_contact'),
    responsible_name: textOf('responsible_name'),
    responsible_address: textOf('responsible_address'),
    responsible_contact: textOf('responsible_contact'),
    image: textOf('image'),
  });
  if (lacks.length === 0) return null;
  return (
    <div role="status" className="rounded bg-warn-tint p-3 text-sm text-warn">
      <p className="font-semibold">{t('lacks')}</p>
      <ul className="list-disc ps-5">
        {lacks.map((field) => (
          <li key={field}>{t(field)}</li>
        ))}
      </ul>
    </div>
  );
}
