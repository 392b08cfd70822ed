import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { TextField } from '#web/desk/edit/fields.tsx';
import { MoneyField } from '#web/desk/edit/money-field.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { placeChoices, useCountries } from '#web/desk/shop/use-countries.ts';

/** The pickup point of a place, and its price. */
export function PickupFields({ path }: { path: string }) {
  const t = useTranslations('desk-shop');
  const country = String(useWatch({ name: `${path}.pickup_country` }) ?? '');
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <MoneyField name={`${path}.pickup_price`} label={t('pickup-price')} />
      <TextField name={`${path}.pickup_phone`} label={t('phone')} ltr />
      <TextField name={`${path}.pickup_address_line_1`} label={t('address-1')} />
      <TextField name={`${path}.pickup_address_line_2`} label={t('address-2')} />
      <TextField name={`${path}.pickup_zip`} label={t('zip')} ltr />
      <TextField name={`${path}.pickup_city`} label={t('city')} />
      <TextField name={`${path}.pickup_state`} label={t('region')} />
      <SelectField
        name={`${path}.pickup_country`}
        label={t('country')}
        none={t('no-state')}
        choices={placeChoices(useCountries(), country)}
      />
    </div>
  );
}
